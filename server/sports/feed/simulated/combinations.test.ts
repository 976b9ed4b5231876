// No combination that is taken returns more than its stake on average: decisions, rule 35. Every kind of market that
// each sport offers, before the match and while it runs, by the settlement that pays it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { combinationPrice, type CombinedLeg } from "../../../../src/domain/sports/combination/combination-price.ts";
import type { ScoreChance } from "../../../../src/domain/sports/combination/score-chance.ts";
import { combinePrices } from "../../../../src/domain/common/price.ts";
import { legOutcome } from "../../../../src/domain/sports/settlement/leg-outcome.ts";
import { settleBet } from "../../../../src/domain/sports/settlement/settle-bet.ts";
import type { MarketOffer } from "../quote.ts";
import { furtherOffers } from "./further-offers.ts";
import { LEAGUES } from "./leagues.ts";
import { type Match, matchOf, stateOf } from "./match.ts";
import { chooseLines, liveOffers, prematchOffers } from "./offers.ts";
import { matchesOfDay } from "./schedule.ts";
import { type Detail, scoresAt } from "./scores.ts";

const STAKE = 1_000_000;
const FIRST_DAY = 20_778;
const SHARES = [-0.5, 0.1, 0.5, 0.9];

function matchIn(code: string): Match {
  const planned = Array.from({ length: 14 }, (_, i) => matchesOfDay(7, FIRST_DAY + i))
    .flat()
    .find(({ league }) => league.code === code);
  if (!planned) throw new Error("the league plays in two weeks");
  const { feedKey, startsAt } = planned;
  const state = stateOf(planned, chooseLines);
  return matchOf({ id: "m", feedKey, state, proto: false, startsAt, endsAt: startsAt + 720_000, status: "scheduled" });
}

function offersAt(match: Match, now: number, share: number): MarketOffer[] {
  if (share < 0) return [...prematchOffers(match, now), ...furtherOffers(match, now)];
  const live = liveOffers(match, now, share);
  const [handicap, total] = [live.nextHandicap([]), live.nextTotal([])];
  return [
    ...(live.isResultOpen ? [live.result] : []),
    ...(live.winner && live.isWinnerOpen ? [live.winner] : []),
    ...(handicap === null ? [] : [live.handicap(handicap)]),
    ...(total === null ? [] : [live.total(total)]),
  ];
}

/** What a stake gets back on average, by every score and the settlement itself; null where a leg cannot be told. */
function returnOf(scores: readonly ScoreChance[], legs: readonly CombinedLeg[], price: number): number | null {
  let sum = 0;
  for (const { result, probability } of scores) {
    const settled = legs.map(({ market, key, betPrice }) => ({
      betPrice,
      outcome: legOutcome(market, key, result),
      isBonus: false,
      fixtureId: "m",
    }));
    if (settled.some(({ outcome }) => outcome === "void")) return null;
    sum += (probability * settleBet({ stake: STAKE, legs: settled, combinations: { m: price } }).paid) / STAKE;
  }
  return sum;
}

describe.each(LEAGUES.map(({ code }) => code))("%s", (code) => {
  const match = matchIn(code);
  test.each(SHARES)("at %d of the match", (share) => {
    const now = match.startsAt + share * (match.endsAt - match.startsAt);
    const legs = offersAt(match, now, share).flatMap(({ kind, period, line, phase, offers }) =>
      offers.map(({ key, price }): CombinedLeg => ({ market: { kind, period, line }, key, betPrice: price, phase })),
    );
    const returns: number[] = [];
    const details: readonly Detail[] =
      (code === "epl" || code === "kcup") && share < 0 ? ["final", "halves"] : ["final"];
    for (const detail of details) {
      const scores = scoresAt(match, now, detail) ?? [];
      fc.assert(
        fc.property(fc.uniqueArray(fc.constantFrom(...legs), { minLength: 2, maxLength: 3 }), (chosen) => {
          const price = combinationPrice(scores, chosen);
          if (price === null) return;
          expect(price).toBeLessThanOrEqual(combinePrices(chosen.map(({ betPrice }) => betPrice)));
          const back = returnOf(scores, chosen, price);
          if (back === null) throw new Error("a price that no settlement pays");
          returns.push(back);
          expect(back).toBeLessThanOrEqual(1);
        }),
        { numRuns: detail === "halves" ? 40 : 60 },
      );
    }
    // Some are taken, and the best of them give back what the margins leave.
    const least = share < 0 ? 0.8 : 0.5;
    expect(legs.length < 4 || Math.max(...returns) > least).toBe(true);
  });
});

describe("the further markets", () => {
  test.each(
    ["epl", "kcup", "nhl", "kbl", "kbo", "vl"].filter((code) => LEAGUES.some((league) => league.code === code)),
  )("of %s give back what the margin leaves, each by its own settlement", (code) => {
    const match = matchIn(code);
    const now = match.startsAt - 3_600_000;
    const scores = { final: scoresAt(match, now, "final") ?? [], halves: scoresAt(match, now, "halves") ?? [] };
    for (const { kind, period, line, offers } of furtherOffers(match, now))
      for (const { key, price } of offers) {
        const leg: CombinedLeg = { market: { kind, period, line }, key, betPrice: price, phase: "prematch" };
        const back = returnOf(scores.final, [leg], price) ?? returnOf(scores.halves, [leg], price) ?? 0;
        // 1 / 1.055, less what cutting a low price to hundredths takes. A stake that may come back bears less of it.
        const most = kind === "draw_no_bet" || kind === "handicap" ? 0.98 : 0.955;
        expect([kind, period, key, back > 0.925 && back < most], `${kind} ${key}: ${back}`).toEqual([
          kind,
          period,
          key,
          true,
        ]);
      }
  });

  test("a fixture of football has at least thirty more", () => {
    const offers = furtherOffers(matchIn("epl"), match0());
    expect(offers.length).toBeGreaterThan(30);
    expect(new Set(offers.map(({ code }) => code)).size).toBe(offers.length);
  });
});

const match0 = () => FIRST_DAY * 86_400_000;
