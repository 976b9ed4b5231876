// Virtual football: how many goals each side shoots, then the minute of each.
import type { DrawSource } from "../draw-source.ts";
import { defineKind, isOdd, type RoadSide, underOverRoad } from "../kind.ts";
import { type Chances, pricedMarket } from "./priced.ts";

/** Goals of each side at full time and in the first half. */
interface Facts {
  home: number;
  away: number;
  homeHalf: number;
  awayHalf: number;
}

/** How often, of a hundred matches, a side shoots 0, 1, 2 … goals. */
const HOME = [24, 34, 24, 12, 4, 2];
const AWAY = [32, 36, 20, 8, 3, 1];
const MINUTES = 90;
const HALF_TIME = 45;
/** Scores that have a pick of their own. */
const SCORED = 3;

function goals(source: DrawSource, shares: readonly number[]): number[] {
  let at = source.below(100);
  const count = shares.findIndex((share) => (at -= share) < 0);
  return Array.from({ length: count }, () => source.below(MINUTES) + 1).toSorted((a, b) => a - b);
}

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
/** In how many ways `k` of `n` goals fall into the first half. */
const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n, k - 1) * (n - k + 1)) / k);

/** Each goal falls into either half alike: over 100 × 100 matches, and 2 for each goal that was possible. */
function scores(): Chances<Facts> {
  return HOME.flatMap((ofHome, home) =>
    AWAY.flatMap((ofAway, away) =>
      upTo(home).flatMap((homeHalf) =>
        upTo(away).map((awayHalf) => {
          const splits = ways(home, homeHalf) * ways(away, awayHalf) * 2 ** (10 - home - away);
          return [{ home, away, homeHalf, awayHalf }, BigInt(ofHome * ofAway * splits)] as const;
        }),
      ),
    ),
  );
}

const all = scores();
const total = ({ home, away }: Facts) => home + away;
const both = ({ home, away }: Facts) => home > 0 && away > 0;
const firstHalf = (minutes: readonly number[]) => minutes.filter((minute) => minute <= HALF_TIME).length;
const winner = (home: number, away: number) => (home > away ? "홈 승" : home < away ? "원정 승" : "무승부");
const lines = [1, 2, 3] as const;

export const virtualSoccer = defineKind<Facts>({
  draw: (source) => [goals(source, HOME), goals(source, AWAY)],
  factsOf: ([home = [], away = []]) => ({
    home: home.length,
    away: away.length,
    homeHalf: firstHalf(home),
    awayHalf: firstHalf(away),
  }),
  enumerate: () => all,
  summary: (f) => `${f.home} : ${f.away} (전반 ${f.homeHalf} : ${f.awayHalf}) · ${winner(f.home, f.away)}`,
  rules: [
    "90분의 득점으로 겨룹니다. 추가 시간과 연장은 없고, 45분까지의 득점이 전반입니다.",
    "홈 팀이 조금 더 강하고, 팀의 이름은 결과에 영향을 주지 않습니다.",
  ],
  roads: [
    {
      key: "result",
      name: "승무패",
      a: "홈",
      b: "원",
      tie: "무",
      side: ({ home, away }): RoadSide => (home > away ? "a" : home < away ? "b" : "tie"),
    },
    underOverRoad("uo", "2.5 언오버", (f) => total(f) < 2.5),
  ],
  picks: [
    ...pricedMarket(all, "승무패", [
      ["home", "홈 승", (f) => f.home > f.away],
      ["draw", "무승부", (f) => f.home === f.away],
      ["away", "원정 승", (f) => f.home < f.away],
    ]),
    ...pricedMarket(all, "전반 승무패", [
      ["half-home", "전반 홈 승", (f) => f.homeHalf > f.awayHalf],
      ["half-draw", "전반 무승부", (f) => f.homeHalf === f.awayHalf],
      ["half-away", "전반 원정 승", (f) => f.homeHalf < f.awayHalf],
    ]),
    ...pricedMarket(
      all,
      "언더오버",
      lines.flatMap((line) => [
        [`under-${line}`, `${line}.5 언더`, (f: Facts) => total(f) <= line] as const,
        [`over-${line}`, `${line}.5 오버`, (f: Facts) => total(f) > line] as const,
      ]),
    ),
    ...pricedMarket(all, "핸디캡", [
      ["home-minus-1", "홈 -1.5", (f) => f.home - f.away >= 2],
      ["away-plus-1", "원정 +1.5", (f) => f.home - f.away < 2],
    ]),
    ...pricedMarket(all, "양 팀 득점", [
      ["both", "양 팀 득점", both],
      ["not-both", "한 팀 이상 무득점", (f) => !both(f)],
    ]),
    ...pricedMarket(all, "득점 홀짝", [
      ["odd", "득점 홀", (f) => isOdd(total(f))],
      ["even", "득점 짝", (f) => !isOdd(total(f))],
    ]),
    ...pricedMarket(all, "정확한 점수", [
      ...upTo(SCORED).flatMap((home) =>
        upTo(SCORED).map(
          (away) =>
            [`score-${home}-${away}`, `${home} : ${away}`, (f: Facts) => f.home === home && f.away === away] as const,
        ),
      ),
      ["score-other", "그 밖의 점수", (f: Facts) => f.home > SCORED || f.away > SCORED],
    ]),
  ],
});
