// Speed kino: 22 of 70 balls; the last digit of their sum counts.
import { drawWithout } from "../draw-source.ts";
import { defineKind, isOdd, market, oddEvenRoad, sumOf, underOverRoad } from "../kind.ts";

const BALLS = 70;
const DRAWN = 22;
const odd = (digit: number) => isOdd(digit);
const under = (digit: number) => digit <= 4;
const both =
  (isOne: boolean, isTwo: boolean) =>
  (digit: number): boolean =>
    odd(digit) === isOne && under(digit) === isTwo;

/** The ways to each last digit: counted ball by ball. */
function digits(): bigint[] {
  let ways = Array.from({ length: DRAWN + 1 }, () => Array.from({ length: 10 }, () => 0n));
  const none = ways[0];
  if (none) none[0] = 1n;
  for (let ball = 1; ball <= BALLS; ball++)
    ways = ways.map((of, held) => of.map((n, digit) => n + (ways[held - 1]?.[(digit + 100 - ball) % 10] ?? 0n)));
  return ways[DRAWN] ?? [];
}

export const kino = defineKind<number>({
  draw: (source) => [drawWithout(source, BALLS, DRAWN).map((ball) => ball + 1)],
  factsOf: ([balls = []]) => sumOf(balls) % 10,
  enumerate: () => digits().map((ways, digit) => [digit, ways] as const),
  summary: (digit) => `끝수 ${digit} · ${odd(digit) ? "홀" : "짝"} · ${under(digit) ? "언더" : "오버"}`,
  rules: ["1부터 70까지의 공에서 22개를 추첨하고, 합의 마지막 자리로 겨룹니다.", "언더는 0~4, 오버는 5~9입니다."],
  roads: [oddEvenRoad("oe", "홀짝", odd), underOverRoad("uo", "언오버", under)],
  picks: [
    ...market<number>("홀짝", [
      ["odd", "홀", 195, odd],
      ["even", "짝", 195, (digit) => !odd(digit)],
    ]),
    ...market<number>("언더오버", [
      ["under", "언더 (0~4)", 195, under],
      ["over", "오버 (5~9)", 195, (digit) => !under(digit)],
    ]),
    ...market<number>("조합", [
      ["odd-under", "홀언더", 470, both(true, true)],
      ["even-under", "짝언더", 315, both(false, true)],
      ["odd-over", "홀오버", 315, both(true, false)],
      ["even-over", "짝오버", 470, both(false, false)],
    ]),
    ...market<number>(
      "숫자",
      Array.from({ length: 10 }, (_, n) => [`n-${n}`, `끝수 ${n}`, 900, (digit: number) => digit === n] as const),
    ),
  ],
});
