// Four discs, each red or white, under a bowl: the number of red ones is odd or even.
import { defineKind, isOdd, market, oddEvenRoad, sumOf } from "../kind.ts";

const DISCS = 4;
/** Ways in which so many of four discs are red. */
const WAYS = [1, 4, 6, 4, 1];

export const oddEven = defineKind<number>({
  draw: (source) => [Array.from({ length: DISCS }, () => source.below(2))],
  factsOf: ([discs = []]) => sumOf(discs),
  enumerate: () => WAYS.map((ways, red) => [red, ways] as const),
  summary: (red) => `빨강 ${red} · 하양 ${DISCS - red} · ${isOdd(red) ? "홀" : "짝"}`,
  rules: ["앞뒤가 빨강과 하양인 원판 4개를 흔듭니다.", "빨강의 수가 1, 3이면 홀, 0, 2, 4이면 짝입니다."],
  roads: [oddEvenRoad("oe", "홀짝", isOdd)],
  picks: [
    ...market<number>("홀짝", [
      ["odd", "홀", 195, isOdd],
      ["even", "짝", 195, (red) => !isOdd(red)],
    ]),
    ...market<number>("개수", [
      ["red-0", "하양 4", 1_500, (red) => red === 0],
      ["red-1", "빨강 1 · 하양 3", 380, (red) => red === 1],
      ["red-2", "빨강 2 · 하양 2", 255, (red) => red === 2],
      ["red-3", "빨강 3 · 하양 1", 380, (red) => red === 3],
      ["red-4", "빨강 4", 1_500, (red) => red === 4],
    ]),
  ],
});
