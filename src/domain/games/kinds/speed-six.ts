// Six runners; the places of the first two count.
import { drawWithout } from "../draw-source.ts";
import { defineKind, isOdd, market, oddEvenRoad, underOverRoad } from "../kind.ts";

interface Facts {
  first: number;
  second: number;
}

const RUNNERS = [1, 2, 3, 4, 5, 6];
const odd = (f: Facts) => isOdd(f.first);
const under = (f: Facts) => f.first <= 3;

export const speedSix = defineKind<Facts>({
  draw: (source) => [drawWithout(source, RUNNERS.length, RUNNERS.length).map((n) => n + 1)],
  factsOf: ([[first = 0, second = 0] = []]) => ({ first, second }),
  enumerate: () =>
    RUNNERS.flatMap((first) =>
      RUNNERS.filter((second) => second !== first).map((second) => [{ first, second }, 24] as const),
    ),
  summary: (f) => `1위 ${f.first} · 2위 ${f.second} · ${odd(f) ? "홀" : "짝"} · ${under(f) ? "언더" : "오버"}`,
  rules: ["1번부터 6번까지 여섯이 달립니다. 홀짝과 언더오버는 1위의 번호로 정합니다.", "언더는 1~3, 오버는 4~6입니다."],
  roads: [oddEvenRoad("oe", "1위 홀짝", odd), underOverRoad("uo", "1위 언오버", under)],
  picks: [
    ...market<Facts>("1위 홀짝", [
      ["odd", "홀", 195, odd],
      ["even", "짝", 195, (f) => !odd(f)],
    ]),
    ...market<Facts>("1위 언더오버", [
      ["under", "언더 (1~3)", 195, under],
      ["over", "오버 (4~6)", 195, (f) => !under(f)],
    ]),
    ...market<Facts>(
      "1위",
      RUNNERS.map((n) => [`first-${n}`, `1위 ${n}번`, 560, (f: Facts) => f.first === n] as const),
    ),
    ...market<Facts>(
      "1·2위",
      RUNNERS.flatMap((a) =>
        RUNNERS.filter((b) => b !== a).map(
          (b) =>
            [
              `${a}-then-${b}`,
              `1위 ${a}번 · 2위 ${b}번`,
              2_750,
              (f: Facts) => f.first === a && f.second === b,
            ] as const,
        ),
      ),
    ),
  ],
});
