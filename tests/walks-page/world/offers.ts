// What the walk's server offers to bet on: few fixtures, so that picks meet each other, a price that no Bonus
// stands beside, a Bonus folder, and a fixture that is live.
import type { FixtureWire, MarketWire } from "../../../src/api/contract/fixtures.ts";
import {
  BONUS_MARKET_NAME,
  type KoreanGame,
  type MarketStatus,
  type SelectionKey,
} from "../../../src/domain/market.ts";
import type { FixturePick } from "../../../src/domain/slip/pick.ts";

export interface Offer {
  readonly fixture: FixtureWire;
  readonly market: MarketWire;
  readonly selectionId: string;
  betPrice: number;
  status: MarketStatus;
}

type Given = readonly (readonly [key: SelectionKey, betPrice: number])[];

function market(id: string, marketName: string, family: MarketWire["family"], given: Given): MarketWire {
  const selections = given.map(([key, betPrice]) => ({
    id: `${id}-${key}`,
    key,
    name: key,
    betPrice,
    status: "open" as const,
  }));
  return { id, marketName, family, period: "100", line: null, status: "open", selections };
}

function fixture(id: string, status: FixtureWire["status"], startsAt: string, markets: MarketWire[]): FixtureWire {
  return {
    id,
    sportId: "6046",
    leagueName: "K리그1",
    homeName: `홈 ${id}`,
    awayName: `원정 ${id}`,
    startsAt,
    status,
    markets,
  };
}

const SOON = "2026-12-01T12:00:00.000Z";
const threeWay = (id: string, home: number, draw: number, away: number): MarketWire =>
  market(`${id}-wdl`, "승무패", "win_draw_lose", [
    ["home", home],
    ["draw", draw],
    ["away", away],
  ]);

export const PREMATCH: readonly FixtureWire[] = [
  fixture("f1", "scheduled", SOON, [
    threeWay("f1", 195, 320, 125),
    market("f1-ou", "언더오버", "over_under", [
      ["over", 185],
      ["under", 190],
    ]),
  ]),
  fixture("f2", "scheduled", SOON, [threeWay("f2", 150, 340, 240)]),
  fixture("f3", "scheduled", SOON, [threeWay("f3", 210, 300, 130)]),
];
export const LIVE: readonly FixtureWire[] = [
  fixture("f4", "live", "2026-11-21T00:00:00.000Z", [threeWay("f4", 260, 310, 170)]),
];
export const BONUS: FixtureWire = fixture("bonus", "scheduled", SOON, [
  { ...market("bonus-2", BONUS_MARKET_NAME, "other", [["yes", 103]]), bonusLegs: 2 },
]);

export const fixturesOf = (game: KoreanGame): readonly FixtureWire[] => (game === "live" ? LIVE : PREMATCH);

/** Each selection by its id, as it stands at the start of a walk. */
export function openOffers(): Map<string, Offer> {
  const offers = [...PREMATCH, ...LIVE, BONUS].flatMap((one) =>
    one.markets.flatMap((its) =>
      its.selections.map(({ id, betPrice, status }): [string, Offer] => [
        id,
        { fixture: one, market: its, selectionId: id, betPrice, status },
      ]),
    ),
  );
  return new Map(offers);
}

export function asSlipPick({
  fixture: its,
  market: { marketName, family, period, bonusLegs },
  selectionId,
  betPrice,
}: Offer): FixturePick {
  const phase = marketName === BONUS_MARKET_NAME ? "bonus" : its.status === "live" ? "live" : "prematch";
  return {
    kind: "fixture",
    id: selectionId,
    rule: "korean",
    fixtureId: its.id,
    marketName,
    family,
    period,
    phase,
    betPrice,
    bonusLegs: bonusLegs ?? null,
  };
}

/** The list as the server tells it, with prices as they stand now. */
export function withPrices(given: FixtureWire, offers: ReadonlyMap<string, Offer>): FixtureWire {
  return {
    ...given,
    markets: given.markets.map((its) => ({
      ...its,
      selections: its.selections.map((one) => {
        const { betPrice, status } = offers.get(one.id) ?? one;
        return { ...one, betPrice, status };
      }),
    })),
  };
}
