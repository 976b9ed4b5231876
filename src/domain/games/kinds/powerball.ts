// Five balls of 1 to 28 and a powerball of 0 to 9.
import { drawWithout } from "../draw-source.ts";
import { defineKind, isOdd, market, oddEvenRoad, sumOf, underOverRoad } from "../kind.ts";

interface Facts {
  sum: number;
  power: number;
}

const BALLS = 28;
const DRAWN = 5;
const LINE = 72.5;
const POWER_LINE = 4.5;

const odd = (f: Facts) => isOdd(f.sum);
const under = (f: Facts) => f.sum < LINE;
const powerOdd = (f: Facts) => isOdd(f.power);
const powerUnder = (f: Facts) => f.power < POWER_LINE;
const small = (f: Facts) => f.sum <= 64;
const medium = (f: Facts) => f.sum >= 65 && f.sum <= 80;
const large = (f: Facts) => f.sum >= 81;
const both =
  (one: (f: Facts) => boolean, isOne: boolean, two: (f: Facts) => boolean, isTwo: boolean) =>
  (f: Facts): boolean =>
    one(f) === isOne && two(f) === isTwo;
const sectionOf = (from: number, to: number) => (f: Facts) => f.power >= from && f.power <= to;

/** How many sets of five balls have each sum. */
function sums(): Map<number, number> {
  let ways: Map<number, number>[] = Array.from({ length: DRAWN + 1 }, () => new Map<number, number>());
  ways[0]?.set(0, 1);
  for (let ball = 1; ball <= BALLS; ball++) {
    const next = ways.map((sum) => new Map(sum));
    for (let held = 0; held < DRAWN; held++)
      for (const [sum, count] of ways[held] ?? [])
        next[held + 1]?.set(sum + ball, (next[held + 1]?.get(sum + ball) ?? 0) + count);
    ways = next;
  }
  return ways[DRAWN] ?? new Map<number, number>();
}

function* enumerate(): Generator<readonly [Facts, number]> {
  for (const [sum, count] of sums()) for (let power = 0; power < 10; power++) yield [{ sum, power }, count];
}

export const powerball = defineKind<Facts>({
  draw: (source) => [drawWithout(source, BALLS, DRAWN).map((ball) => ball + 1), [source.below(10)]],
  factsOf: ([balls = [], [power = 0] = []]) => ({ sum: sumOf(balls), power }),
  enumerate,
  summary: (f) =>
    `파워볼 ${f.power} ${powerOdd(f) ? "홀" : "짝"} ${powerUnder(f) ? "언더" : "오버"} · 일반볼 ${f.sum} ${odd(f) ? "홀" : "짝"} ${under(f) ? "언더" : "오버"}`,
  rules: [
    "1부터 28까지의 일반볼 5개와 0부터 9까지의 파워볼 1개를 추첨합니다.",
    "일반볼 합의 기준은 72.5, 파워볼의 기준은 4.5입니다.",
    "일반볼 구간은 소 15~64, 중 65~80, 대 81~130입니다.",
  ],
  roads: [
    oddEvenRoad("power-oe", "파워볼 홀짝", powerOdd),
    underOverRoad("power-uo", "파워볼 언오버", powerUnder),
    oddEvenRoad("ball-oe", "일반볼 홀짝", odd),
    underOverRoad("ball-uo", "일반볼 언오버", under),
  ],
  picks: [
    ...market<Facts>("파워볼 홀짝", [
      ["p-odd", "파워볼 홀", 195, powerOdd],
      ["p-even", "파워볼 짝", 195, (f) => !powerOdd(f)],
    ]),
    ...market<Facts>("파워볼 언더오버", [
      ["p-under", "파워볼 언더", 195, powerUnder],
      ["p-over", "파워볼 오버", 195, (f) => !powerUnder(f)],
    ]),
    ...market<Facts>("파워볼 조합", [
      ["p-odd-under", "파워볼 홀언더", 470, both(powerOdd, true, powerUnder, true)],
      ["p-even-under", "파워볼 짝언더", 315, both(powerOdd, false, powerUnder, true)],
      ["p-odd-over", "파워볼 홀오버", 315, both(powerOdd, true, powerUnder, false)],
      ["p-even-over", "파워볼 짝오버", 470, both(powerOdd, false, powerUnder, false)],
    ]),
    ...market<Facts>("파워볼 구간", [
      ["p-a", "파워볼 A (0~2)", 315, sectionOf(0, 2)],
      ["p-b", "파워볼 B (3~4)", 470, sectionOf(3, 4)],
      ["p-c", "파워볼 C (5~6)", 470, sectionOf(5, 6)],
      ["p-d", "파워볼 D (7~9)", 315, sectionOf(7, 9)],
    ]),
    ...market<Facts>("일반볼 홀짝", [
      ["n-odd", "일반볼 홀", 195, odd],
      ["n-even", "일반볼 짝", 195, (f) => !odd(f)],
    ]),
    ...market<Facts>("일반볼 언더오버", [
      ["n-under", "일반볼 언더", 195, under],
      ["n-over", "일반볼 오버", 195, (f) => !under(f)],
    ]),
    ...market<Facts>("일반볼 조합", [
      ["n-odd-under", "일반볼 홀언더", 380, both(odd, true, under, true)],
      ["n-even-under", "일반볼 짝언더", 380, both(odd, false, under, true)],
      ["n-odd-over", "일반볼 홀오버", 380, both(odd, true, under, false)],
      ["n-even-over", "일반볼 짝오버", 380, both(odd, false, under, false)],
    ]),
    ...market<Facts>("일반볼 구간", [
      ["n-small", "일반볼 소 (15~64)", 290, small],
      ["n-medium", "일반볼 중 (65~80)", 270, medium],
      ["n-large", "일반볼 대 (81~130)", 290, large],
    ]),
    ...market<Facts>("파워볼 × 일반볼", [
      ["p-odd-n-odd", "파워볼 홀 + 일반볼 홀", 385, both(powerOdd, true, odd, true)],
      ["p-odd-n-even", "파워볼 홀 + 일반볼 짝", 385, both(powerOdd, true, odd, false)],
      ["p-even-n-odd", "파워볼 짝 + 일반볼 홀", 385, both(powerOdd, false, odd, true)],
      ["p-even-n-even", "파워볼 짝 + 일반볼 짝", 385, both(powerOdd, false, odd, false)],
    ]),
    ...market<Facts>(
      "파워볼 숫자",
      Array.from({ length: 10 }, (_, n) => [`p-${n}`, `파워볼 ${n}`, 900, (f) => f.power === n] as const),
    ),
  ],
});
