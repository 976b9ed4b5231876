// Two starts and three or four rungs: four outcomes, as the rungs lead. Kino takes both from the balls of a keno draw.
import { drawWithout } from "../draw-source.ts";
import { defineKind, isOdd, market, oddEvenRoad, type KindRules } from "../kind.ts";

interface Facts {
  left: boolean;
  three: boolean;
}

/** Left with three rungs ends at even, left with four at odd; right the other way round. */
const odd = (f: Facts) => f.left !== f.three;
const at = (left: boolean, three: boolean) => (f: Facts) => f.left === left && f.three === three;

const RULES: Omit<KindRules<Facts>, "draw" | "factsOf" | "enumerate" | "rules"> = {
  summary: (f) => `${f.left ? "좌" : "우"}${f.three ? 3 : 4}${odd(f) ? "홀" : "짝"}`,
  roads: [
    oddEvenRoad("oe", "홀짝", odd),
    { key: "start", name: "출발", a: "좌", b: "우", side: (f) => (f.left ? "a" : "b") },
    { key: "lines", name: "줄수", a: "3", b: "4", side: (f) => (f.three ? "a" : "b") },
  ],
  picks: [
    ...market<Facts>("홀짝", [
      ["odd", "홀", 195, odd],
      ["even", "짝", 195, (f) => !odd(f)],
    ]),
    ...market<Facts>("출발", [
      ["left", "좌출발", 195, (f) => f.left],
      ["right", "우출발", 195, (f) => !f.left],
    ]),
    ...market<Facts>("줄수", [
      ["three", "3줄", 195, (f) => f.three],
      ["four", "4줄", 195, (f) => !f.three],
    ]),
    ...market<Facts>("조합", [
      ["left-three-even", "좌3짝", 380, at(true, true)],
      ["left-four-odd", "좌4홀", 380, at(true, false)],
      ["right-three-odd", "우3홀", 380, at(false, true)],
      ["right-four-even", "우4짝", 380, at(false, false)],
    ]),
  ],
};

const BOTH: readonly boolean[] = [true, false];

export const ladder = defineKind<Facts>({
  ...RULES,
  rules: [
    "출발점(좌, 우)과 줄수(3, 4)를 추첨하고, 사다리를 따라 홀 또는 짝에 도착합니다.",
    "나올 수 있는 결과는 좌3짝, 좌4홀, 우3홀, 우4짝입니다.",
  ],
  draw: (source) => [[source.below(2)], [3 + source.below(2)]],
  factsOf: ([[start = 0] = [], [lines = 3] = []]) => ({ left: start === 0, three: lines === 3 }),
  enumerate: () => BOTH.flatMap((left) => BOTH.map((three) => [{ left, three }, 1] as const)),
});

const BALLS = 70;
const DRAWN = 22;

/** Groups: the 22 balls, then start and rungs as the first and the last ball give them. */
export const kinoLadder = defineKind<Facts>({
  ...RULES,
  rules: [
    "1부터 70까지의 공에서 22개를 차례로 추첨합니다.",
    "첫 번째 공이 홀이면 좌출발, 짝이면 우출발이고, 마지막 공이 홀이면 3줄, 짝이면 4줄입니다.",
  ],
  draw: (source) => [drawWithout(source, BALLS, DRAWN).map((ball) => ball + 1)],
  factsOf: ([balls = []]) => ({ left: isOdd(balls[0] ?? 0), three: isOdd(balls.at(-1) ?? 0) }),
  enumerate: () =>
    BOTH.flatMap((left) =>
      BOTH.map((three) => [{ left, three }, (BALLS / 2) * (BALLS / 2 - (left === three ? 1 : 0))] as const),
    ),
});
