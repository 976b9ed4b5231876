// The words of the wire, against what the specification and the decisions list.
import { expect, it } from "vitest";
import * as market from "./market.ts";
import { FORCED_LOGOUT_REASONS } from "../session/server-code.ts";
import { FORCED_LOGOUT_TEXT } from "../session/session-text.ts";
import { legStatus } from "./settlement/settle-bet.ts";
import { availabilityOf } from "./slip/availability.ts";
import { MARKET_PHASES } from "./slip/pick.ts";

/** "10 first half, 20 second half …": specification, section 3. */
const PERIODS = { firstHalf: "10", secondHalf: "20", fullTime: "100", withOvertime: "101", withPenalties: "102" };

it("has the Korean games of the routes /korea/…, and the slip of each: decisions, rule 2", () => {
  expect(market.KOREAN_GAMES.toSorted()).toEqual(["cross", "handicap", "live", "proto", "special", "wintielose"]);
  const gamesOf = (variant: market.SlipVariant) =>
    market.KOREAN_GAMES.filter((game) => market.GAME_SLIP_VARIANT[game] === variant);
  expect(gamesOf("korean")).toEqual(["cross", "live"]);
  expect(gamesOf("single")).toEqual(["wintielose", "handicap", "special", "proto"]);
  expect(market.SLIP_VARIANTS).toEqual(["korean", "single", "european", "mini"]);
});

it("has the codes of the specification", () => {
  expect(market.PERIOD).toEqual(PERIODS);
  expect(market.SETTLEMENT).toEqual({ cancelled: -1, inProgress: 0, lost: 1, won: 2, special: 3 });
  expect(market.BONUS_MARKET_NAME).toBe("Bonus");
  expect(market.MARKET_FAMILIES).toEqual(["win_draw_lose", "win_lose", "over_under", "handicap", "other"]);
});

it("settles every outcome of a leg, a half-won one as won and a half-lost one as the special case", () => {
  expect(market.LEG_OUTCOMES.map((outcome) => [outcome, legStatus(outcome)])).toEqual([
    ["open", 0],
    ["won", 2],
    ["half_won", 2],
    ["push", 3],
    ["half_lost", 3],
    ["lost", 1],
    ["void", -1],
  ]);
});

it("keeps the words that stand in the database, in stored slips and on the wire", () => {
  expect(market.FIXTURE_STATUSES).toEqual(["scheduled", "live", "ended", "settled", "cancelled"]);
  expect(MARKET_PHASES).toEqual(["prematch", "live", "proto", "bonus"]);
  expect(FORCED_LOGOUT_REASONS.toSorted()).toEqual(Object.keys(FORCED_LOGOUT_TEXT).toSorted());
  expect(market.MARKET_STATUSES.map((status) => [status, availabilityOf(status)])).toEqual([
    ["inactive", "closed"],
    ["open", "open"],
    ["suspended", "suspended"],
    ["handed_over", "closed"],
    ["closed", "closed"],
    ["settled", "closed"],
    ["void", "closed"],
  ]);
});
