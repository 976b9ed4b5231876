// Two dice, and the three of sic bo.
import type { DrawSource } from "../draw-source.ts";
import { defineKind, isOdd, market, oddEvenRoad, type RoadSide, sumOf } from "../kind.ts";

type Faces = readonly number[];

const roll = (source: DrawSource, count: number) => [Array.from({ length: count }, () => source.below(6) + 1)];
const FACES = [1, 2, 3, 4, 5, 6];
const total = (faces: Faces) => sumOf(faces);
const isTriple = (faces: Faces) => new Set(faces).size === 1;
const count = (faces: Faces, face: number) => faces.filter((one) => one === face).length;

/** In hundredths, by total, for three dice; 14 pays as 7, and so on. */
const TOTALS = [6_500, 3_300, 1_950, 1_320, 940, 790, 730, 730, 790, 940, 1_320, 1_950, 3_300, 6_500];

const isSmall = (f: Faces) => total(f) <= 10;

export const sicBo = defineKind<Faces>({
  draw: (source) => roll(source, 3),
  factsOf: ([faces = []]) => faces,
  enumerate: () => FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [[a, b, c], 1] as const))),
  summary: (f) =>
    `합 ${total(f)} · ${isTriple(f) ? "트리플" : `${isSmall(f) ? "소" : "대"} · ${isOdd(total(f)) ? "홀" : "짝"}`}`,
  rules: [
    "주사위 3개의 합이 4~10이면 소, 11~17이면 대입니다.",
    "세 주사위가 같으면 트리플이고, 소, 대, 홀, 짝은 낙첨입니다.",
  ],
  roads: [
    {
      key: "size",
      name: "대소",
      a: "소",
      b: "대",
      tie: "T",
      side: (f): RoadSide => (isTriple(f) ? "tie" : isSmall(f) ? "a" : "b"),
    },
    {
      key: "oe",
      name: "홀짝",
      a: "홀",
      b: "짝",
      tie: "T",
      side: (f): RoadSide => (isTriple(f) ? "tie" : isOdd(total(f)) ? "a" : "b"),
    },
  ],
  picks: [
    ...market<Faces>("대소", [
      ["small", "소 (4~10)", 195, (f) => !isTriple(f) && isSmall(f)],
      ["big", "대 (11~17)", 195, (f) => !isTriple(f) && !isSmall(f)],
    ]),
    ...market<Faces>("홀짝", [
      ["odd", "홀", 195, (f) => !isTriple(f) && isOdd(total(f))],
      ["even", "짝", 195, (f) => !isTriple(f) && !isOdd(total(f))],
    ]),
    ...market<Faces>("트리플", [
      ["triple", "모든 트리플", 3_200, isTriple],
      ...FACES.map((face) => [`triple-${face}`, `트리플 ${face}`, 19_000, (f: Faces) => count(f, face) === 3] as const),
    ]),
    ...market<Faces>(
      "더블",
      FACES.map((face) => [`double-${face}`, `더블 ${face}`, 1_220, (f: Faces) => count(f, face) >= 2] as const),
    ),
    ...market<Faces>(
      "합",
      TOTALS.map((price, i) => [`total-${i + 4}`, `합 ${i + 4}`, price, (f: Faces) => total(f) === i + 4] as const),
    ),
  ],
});

/** In hundredths, by total, for two dice. */
const TWO_TOTALS = [3_300, 1_650, 1_100, 830, 660, 560, 660, 830, 1_100, 1_650, 3_300];

export const dice = defineKind<Faces>({
  draw: (source) => roll(source, 2),
  factsOf: ([faces = []]) => faces,
  enumerate: () => FACES.flatMap((a) => FACES.map((b) => [[a, b], 1] as const)),
  summary: (f) => `합 ${total(f)} · ${isOdd(total(f)) ? "홀" : "짝"}${isTriple(f) ? " · 더블" : ""}`,
  rules: ["주사위 2개의 합으로 겨룹니다.", "언더는 2~6, 오버는 8~12입니다. 7은 언더도 오버도 아닙니다."],
  roads: [
    oddEvenRoad("oe", "홀짝", (f) => isOdd(total(f))),
    {
      key: "uo",
      name: "언오버",
      a: "언",
      b: "오",
      tie: "7",
      side: (f): RoadSide => (total(f) === 7 ? "tie" : total(f) < 7 ? "a" : "b"),
    },
  ],
  picks: [
    ...market<Faces>("홀짝", [
      ["odd", "홀", 195, (f) => isOdd(total(f))],
      ["even", "짝", 195, (f) => !isOdd(total(f))],
    ]),
    ...market<Faces>("언더오버", [
      ["under", "언더 (2~6)", 228, (f) => total(f) < 7],
      ["over", "오버 (8~12)", 228, (f) => total(f) > 7],
    ]),
    ...market<Faces>("더블", [["double", "더블", 560, isTriple]]),
    ...market<Faces>(
      "합",
      TWO_TOTALS.map((price, i) => [`total-${i + 2}`, `합 ${i + 2}`, price, (f: Faces) => total(f) === i + 2] as const),
    ),
  ],
});
