// The roulette with one zero, and the ring of twelve.
import { defineKind, isOdd, market, oddEvenRoad, type RoadSide, underOverRoad } from "../kind.ts";

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const POCKETS = 37;

export const isRedPocket = (n: number): boolean => REDS.has(n);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const within = (from: number, to: number) => (n: number) => n >= from && n <= to;
const unlessZero = (n: number, a: boolean): RoadSide => (n === 0 ? "tie" : a ? "a" : "b");

export const roulette = defineKind<number>({
  draw: (source) => [[source.below(POCKETS)]],
  factsOf: ([[n = 0] = []]) => n,
  enumerate: () => numbers(0, 36).map((n) => [n, 1] as const),
  summary: (n) => (n === 0 ? "0" : `${n} · ${REDS.has(n) ? "레드" : "블랙"} · ${isOdd(n) ? "홀" : "짝"}`),
  rules: [
    "0부터 36까지의 숫자 가운데 하나가 나옵니다.",
    "0이면 레드, 블랙, 홀, 짝, 로우, 하이, 더즌, 컬럼은 낙첨입니다.",
  ],
  roads: [
    { key: "color", name: "색", a: "R", b: "B", tie: "0", side: (n) => unlessZero(n, REDS.has(n)) },
    { key: "oe", name: "홀짝", a: "홀", b: "짝", tie: "0", side: (n) => unlessZero(n, isOdd(n)) },
    { key: "half", name: "로우하이", a: "L", b: "H", tie: "0", side: (n) => unlessZero(n, n <= 18) },
  ],
  picks: [
    ...market<number>("색", [
      ["red", "레드", 195, (n) => REDS.has(n)],
      ["black", "블랙", 195, (n) => n > 0 && !REDS.has(n)],
    ]),
    ...market<number>("홀짝", [
      ["odd", "홀", 195, isOdd],
      ["even", "짝", 195, (n) => n > 0 && !isOdd(n)],
    ]),
    ...market<number>("로우하이", [
      ["low", "로우 (1~18)", 195, within(1, 18)],
      ["high", "하이 (19~36)", 195, within(19, 36)],
    ]),
    ...market<number>(
      "더즌",
      [1, 2, 3].map((d) => [`dozen-${d}`, `더즌 ${d}`, 292, within(d * 12 - 11, d * 12)] as const),
    ),
    ...market<number>(
      "컬럼",
      [1, 2, 3].map((c) => [`column-${c}`, `컬럼 ${c}`, 292, (n: number) => n > 0 && n % 3 === c % 3] as const),
    ),
    ...market<number>(
      "숫자",
      numbers(0, 36).map((at) => [`n-${at}`, String(at), 3_500, (n: number) => n === at] as const),
    ),
  ],
});

const RING = 12;

export const ring = defineKind<number>({
  draw: (source) => [[source.below(RING) + 1]],
  factsOf: ([[n = 1] = []]) => n,
  enumerate: () => numbers(1, RING).map((n) => [n, 1] as const),
  summary: (n) => `${n} · ${isOdd(n) ? "홀" : "짝"} · ${n <= 6 ? "언더" : "오버"}`,
  rules: ["1부터 12까지의 칸이 있는 링이 멈춘 칸이 결과입니다.", "언더는 1~6, 오버는 7~12입니다."],
  roads: [oddEvenRoad("oe", "홀짝", isOdd), underOverRoad("uo", "언오버", (n) => n <= 6)],
  picks: [
    ...market<number>("홀짝", [
      ["odd", "홀", 195, isOdd],
      ["even", "짝", 195, (n) => !isOdd(n)],
    ]),
    ...market<number>("언더오버", [
      ["under", "언더 (1~6)", 195, within(1, 6)],
      ["over", "오버 (7~12)", 195, within(7, 12)],
    ]),
    ...market<number>("구간", [
      ["a", "A (1~3)", 380, within(1, 3)],
      ["b", "B (4~6)", 380, within(4, 6)],
      ["c", "C (7~9)", 380, within(7, 9)],
      ["d", "D (10~12)", 380, within(10, 12)],
    ]),
    ...market<number>(
      "숫자",
      numbers(1, RING).map((at) => [`n-${at}`, String(at), 1_120, (n: number) => n === at] as const),
    ),
  ],
});
