// A match of the simulated feed with all that it offers at an instant, for tests of its prices.
import type { CombinedLeg } from "../../src/domain/sports/combination/combination-price.ts";
import type { MarketOffer } from "../../server/sports/feed/quote.ts";
import { furtherOffers } from "../../server/sports/feed/simulated/further-offers.ts";
import { type Match, matchOf, stateOf } from "../../server/sports/feed/simulated/match.ts";
import { chooseLines, liveOffers, prematchOffers } from "../../server/sports/feed/simulated/offers.ts";
import { matchesOfDay } from "../../server/sports/feed/simulated/schedule.ts";

const FIRST_DAY = 20_778;
const LENGTH = 720_000;

/** The league's matches of 60 days. */
export function simulatedMatches(code: string, count: number, seed = 7): Match[] {
  return Array.from({ length: 60 }, (_, i) => matchesOfDay(seed, FIRST_DAY + i))
    .flat()
    .filter(({ league }) => league.code === code)
    .slice(0, count)
    .map((planned) => {
      const { feedKey, startsAt } = planned;
      const times = { startsAt, endsAt: startsAt + LENGTH, status: "scheduled", proto: false } as const;
      return matchOf({ id: "m", feedKey, state: stateOf(planned, chooseLines), ...times });
    });
}

/** At a share of the match's time, below 0 before the kick-off; in play with every line that is open then. */
export function offersAt(match: Match, share: number): MarketOffer[] {
  const now = match.startsAt + share * LENGTH;
  if (share < 0) return [...prematchOffers(match, now), ...furtherOffers(match, now)];
  const live = liveOffers(match, now, share);
  const { handicapLines, totalLines } = match.sport;
  return [
    ...(live.isResultOpen ? [live.result] : []),
    ...(live.winner && live.isWinnerOpen ? [live.winner] : []),
    ...handicapLines.filter(live.isHandicapOpen).map(live.handicap),
    ...totalLines.filter(live.isTotalOpen).map(live.total),
  ];
}

export function legsOf(offers: readonly MarketOffer[]): CombinedLeg[] {
  return offers.flatMap(({ kind, period, line, phase, offers: prices }) =>
    prices.map(({ key, price }) => ({ market: { kind, period, line }, key, betPrice: price, phase })),
  );
}
