// Virtual basketball: four quarters, and one overtime after a draw.
import type { DrawSource } from "../draw-source.ts";
import { defineKind, isOdd, type RoadSide, sumOf, underOverRoad } from "../kind.ts";
import { type Chances, pricedMarket } from "./priced.ts";

/** What the picks look at: the half, and the end with overtime. */
interface Facts {
  /** 1 when the home side leads at half-time, −1 when the other one does. */
  half: number;
  /** Points of the home side less those of the other one. */
  margin: number;
  total: number;
}

/** Points of a quarter: these, and two numbers of 0 to 6. */
const HOME = [19, 19, 19, 19];
const AWAY = [19, 18, 19, 18];
const SPREAD = 7;
/** Overtime: the losing side has 4 to 9 points, the other one 1 to 5 more. */
const LOSER_FROM = 4;
const LOSER_SPREAD = 6;
const LEAD_SPREAD = 5;

const LINES = [194, 198, 202] as const;

function draw(source: DrawSource): number[][] {
  const quarters = (base: readonly number[]) =>
    base.map((points) => points + source.below(SPREAD) + source.below(SPREAD));
  const home = quarters(HOME);
  const away = quarters(AWAY);
  if (sumOf(home) !== sumOf(away)) return [home, away];
  const isHome = source.below(2) === 0;
  const loser = LOSER_FROM + source.below(LOSER_SPREAD);
  const winner = loser + 1 + source.below(LEAD_SPREAD);
  return [
    [...home, isHome ? winner : loser],
    [...away, isHome ? loser : winner],
  ];
}

/** In how many ways four numbers of 0 to 6 come to each sum. */
function waysOfHalf(): number[] {
  let ways = [1];
  for (let n = 0; n < 4; n++) {
    const next = Array.from({ length: ways.length + SPREAD - 1 }, () => 0);
    ways.forEach((count, sum) => {
      for (let i = 0; i < SPREAD; i++) next[sum + i] = (next[sum + i] ?? 0) + count;
    });
    ways = next;
  }
  return ways;
}

/** Every half-time leader, margin and total with its weight. All weights are whole numbers below 2^53. */
function ends(): Chances<Facts> {
  const ways = waysOfHalf();
  const baseHalf = { home: sumOf(HOME.slice(0, 2)), away: sumOf(AWAY.slice(0, 2)) };
  const halves = ways.flatMap((a, home) =>
    ways.map((b, away) => ({ home: baseHalf.home + home, away: baseHalf.away + away, ways: a * b })),
  );
  const found = new Map<number, { facts: Facts; weight: number }>();
  const add = (facts: Facts, weight: number) => {
    const key = (facts.total * 256 + facts.margin + 128) * 4 + facts.half + 1;
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { facts, weight });
  };
  const overtimes = 2 * LOSER_SPREAD * LEAD_SPREAD;
  for (const first of halves)
    for (const second of halves) {
      const half = Math.sign(first.home - first.away);
      const margin = first.home + second.home - first.away - second.away;
      const total = first.home + second.home + first.away + second.away;
      const weight = first.ways * second.ways;
      if (margin !== 0) add({ half, margin, total }, weight * overtimes);
      else
        for (let loser = LOSER_FROM; loser < LOSER_FROM + LOSER_SPREAD; loser++)
          for (let lead = 1; lead <= LEAD_SPREAD; lead++)
            for (const side of [1, -1]) add({ half, margin: side * lead, total: total + 2 * loser + lead }, weight);
    }
  return [...found.values()].map(({ facts, weight }) => [facts, BigInt(weight)] as const);
}

const all = ends();
const points = (quarters: readonly number[]) => sumOf(quarters);

export const virtualBasketball = defineKind<Facts & { home: number; away: number; isOver: boolean }>({
  draw,
  factsOf: ([home = [], away = []]) => ({
    home: points(home),
    away: points(away),
    isOver: home.length > HOME.length,
    half: Math.sign(points(home.slice(0, 2)) - points(away.slice(0, 2))),
    margin: points(home) - points(away),
    total: points(home) + points(away),
  }),
  // What the picks look at does not need both scores.
  enumerate: () => all.map(([facts, weight]) => [{ ...facts, home: 0, away: 0, isOver: false }, weight] as const),
  summary: (f) => `${f.home} : ${f.away}${f.isOver ? " (연장)" : ""} · ${f.margin > 0 ? "홈 승" : "원정 승"}`,
  rules: [
    "4쿼터의 득점으로 겨루고, 비기면 연장 한 번으로 정합니다. 모든 베팅은 연장을 포함하고, 전반은 2쿼터까지입니다.",
    "홈 팀이 조금 더 강하고, 팀의 이름은 결과에 영향을 주지 않습니다.",
  ],
  roads: [
    { key: "result", name: "승패", a: "홈", b: "원", side: ({ margin }): RoadSide => (margin > 0 ? "a" : "b") },
    underOverRoad("uo", `${LINES[1]}.5 언오버`, ({ total }) => total <= LINES[1]),
  ],
  picks: [
    ...pricedMarket(all, "승패", [
      ["home", "홈 승", ({ margin }) => margin > 0],
      ["away", "원정 승", ({ margin }) => margin < 0],
    ]),
    ...pricedMarket(all, "전반 승무패", [
      ["half-home", "전반 홈 승", ({ half }) => half > 0],
      ["half-draw", "전반 무승부", ({ half }) => half === 0],
      ["half-away", "전반 원정 승", ({ half }) => half < 0],
    ]),
    ...pricedMarket(
      all,
      "핸디캡",
      [3, 7].flatMap((line) => [
        [`home-minus-${line}`, `홈 -${line}.5`, ({ margin }: Facts) => margin > line] as const,
        [`away-plus-${line}`, `원정 +${line}.5`, ({ margin }: Facts) => margin <= line] as const,
      ]),
    ),
    ...pricedMarket(
      all,
      "언더오버",
      LINES.flatMap((line) => [
        [`under-${line}`, `${line}.5 언더`, ({ total }: Facts) => total <= line] as const,
        [`over-${line}`, `${line}.5 오버`, ({ total }: Facts) => total > line] as const,
      ]),
    ),
    ...pricedMarket(all, "득점 홀짝", [
      ["odd", "득점 홀", ({ total }) => isOdd(total)],
      ["even", "득점 짝", ({ total }) => !isOdd(total)],
    ]),
  ],
});
