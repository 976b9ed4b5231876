// One card of a deck: below seven, seven, or above it.
import { DECK, isRed, rankOf } from "../cards.ts";
import { defineKind, isOdd, market, type RoadSide } from "../kind.ts";

const MIDDLE = 7;
const high = (card: number) => rankOf(card) > MIDDLE;
const low = (card: number) => rankOf(card) < MIDDLE;
const odd = (card: number) => isOdd(rankOf(card));

export const highLow = defineKind<number>({
  draw: (source) => [[source.below(DECK)]],
  factsOf: ([[card = 0] = []]) => card,
  enumerate: () => Array.from({ length: DECK }, (_, card) => [card, 1] as const),
  summary: (card) =>
    `${rankOf(card)} · ${high(card) ? "하이" : low(card) ? "로우" : "세븐"} · ${isRed(card) ? "레드" : "블랙"}`,
  rules: [
    "카드 한 벌에서 한 장을 뽑습니다. 에이스는 1, 킹은 13입니다.",
    "로우는 1~6, 하이는 8~13입니다. 7은 세븐입니다.",
  ],
  roads: [
    {
      key: "high",
      name: "하이로우",
      a: "H",
      b: "L",
      tie: "7",
      side: (card): RoadSide => (high(card) ? "a" : low(card) ? "b" : "tie"),
    },
    { key: "color", name: "색", a: "R", b: "B", side: (card): RoadSide => (isRed(card) ? "a" : "b") },
  ],
  picks: [
    ...market<number>("하이로우", [
      ["high", "하이 (8~13)", 205, high],
      ["seven", "세븐", 1_200, (card) => rankOf(card) === MIDDLE],
      ["low", "로우 (1~6)", 205, low],
    ]),
    ...market<number>("색", [
      ["red", "레드", 195, isRed],
      ["black", "블랙", 195, (card) => !isRed(card)],
    ]),
    ...market<number>("홀짝", [
      ["odd", "홀", 178, odd],
      ["even", "짝", 206, (card) => !odd(card)],
    ]),
    ...market<number>("조합", [
      ["high-red", "하이 레드", 410, (card) => high(card) && isRed(card)],
      ["high-black", "하이 블랙", 410, (card) => high(card) && !isRed(card)],
      ["low-red", "로우 레드", 410, (card) => low(card) && isRed(card)],
      ["low-black", "로우 블랙", 410, (card) => low(card) && !isRed(card)],
    ]),
  ],
});
