// Recomputes what a bet pays from the scores of the file, on its own: nothing of src/domain is used here.
import type { Bet, FixtureBetPick } from "../../src/api/contract/sports/bets.ts";

export interface FinalScore {
  home: number;
  away: number;
  homeHalf: number;
  awayHalf: number;
}

/** A leg's factor in two-hundredths (200 is 1.00), and whether it won at all. */
interface Factor {
  twoHundredths: bigint;
  won: boolean;
}

/** What a bet pays in won, from final scores by fixture id. Throws on a market that it does not know. */
export function recompute(bet: Bet, scores: ReadonlyMap<string, FinalScore>): number {
  const picks = bet.picks.filter((pick) => pick.kind === "fixture");
  const legs = picks.filter((pick) => pick.marketName !== "Bonus").map((pick) => factorOf(pick, scores));
  const bonus = picks.find((pick) => pick.marketName === "Bonus");
  let product = BigInt(1);
  for (const leg of legs) product *= leg.twoHundredths;
  let places = legs.length;
  if (bonus && legs.some((leg) => leg.won)) {
    product *= BigInt(bonus.betPrice) * BigInt(2);
    places++;
  }
  // Truncate the price to hundredths once, then the payout to won.
  const hundredths = (product * BigInt(100)) / BigInt(200) ** BigInt(places);
  return Number((hundredths * BigInt(bet.stake)) / BigInt(100));
}

function factorOf(pick: FixtureBetPick, scores: ReadonlyMap<string, FinalScore>): Factor {
  const score = scores.get(pick.fixtureId);
  if (!score) throw new Error(`no score for ${pick.homeName} - ${pick.awayName}`);
  const half = pick.period === "10";
  const home = half ? score.homeHalf : score.home;
  const away = half ? score.awayHalf : score.away;
  const price = BigInt(pick.betPrice);
  const lost: Factor = { twoHundredths: BigInt(0), won: false };
  const won: Factor = { twoHundredths: price * BigInt(2), won: true };
  const decide = (hit: boolean) => (hit ? won : lost);

  if (pick.family === "win_draw_lose" || pick.family === "win_lose") {
    const winner = home > away ? "home" : home < away ? "away" : "draw";
    return decide(pick.selectionKey === winner);
  }
  if (pick.family === "other" && (pick.selectionKey === "yes" || pick.selectionKey === "no"))
    return decide((home > 0 && away > 0) === (pick.selectionKey === "yes"));
  if (pick.line === null) throw new Error(`market without a line: ${pick.marketName}`);

  // The margin of the chosen side in quarters: beyond half a goal is a full win, a quarter half of one.
  let quarters: number;
  if (pick.family === "over_under") quarters = (home + away) * 4 - pick.line * 4;
  else if (pick.family === "handicap") quarters = (home - away) * 4 + pick.line * 4;
  else throw new Error(`unknown market: ${pick.family} ${pick.marketName} ${pick.selectionKey}`);
  if (pick.selectionKey === "under" || pick.selectionKey === "away") quarters = -quarters;
  if (quarters >= 2) return won;
  if (quarters <= -2) return lost;
  if (quarters === 0) return { twoHundredths: BigInt(200), won: false };
  return quarters > 0 ? { twoHundredths: BigInt(100) + price, won: true } : { twoHundredths: BigInt(100), won: false };
}
