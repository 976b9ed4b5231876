// One card a side from a fresh shoe; the higher rank wins.
import { DECK, DECKS, isRed, rankOf, shoe } from "../cards.ts";
import { defineKind, market } from "../kind.ts";

interface Facts {
  dragon: number;
  tiger: number;
}

const compare = (f: Facts) => Math.sign(rankOf(f.dragon) - rankOf(f.tiger));
const wins = (side: number) => (f: Facts) => (compare(f) === 0 ? "half_lost" : compare(f) === side);

export const dragonTiger = defineKind<Facts>({
  draw: (source) => {
    const next = shoe(source);
    return [[next()], [next()]];
  },
  factsOf: ([[dragon = 0] = [], [tiger = 0] = []]) => ({ dragon, tiger }),
  enumerate: function* () {
    for (let dragon = 0; dragon < DECK; dragon++)
      for (let tiger = 0; tiger < DECK; tiger++)
        yield [{ dragon, tiger }, DECKS * (DECKS - (dragon === tiger ? 1 : 0))] as const;
  },
  summary: (f) => ["타이거", "타이", "드래곤"][compare(f) + 1] ?? "",
  rules: [
    "회차마다 새로 섞은 여덟 벌의 카드에서 드래곤과 타이거에 한 장씩 놓습니다.",
    "에이스가 가장 낮고 킹이 가장 높습니다. 같은 숫자이면 타이입니다.",
    "타이이면 드래곤과 타이거의 베팅금은 절반을 돌려드립니다.",
  ],
  roads: [
    {
      key: "winner",
      name: "승부",
      a: "D",
      b: "T",
      tie: "=",
      side: (f) => (compare(f) > 0 ? "a" : compare(f) < 0 ? "b" : "tie"),
    },
  ],
  picks: [
    ...market<Facts>("승부", [
      ["dragon", "드래곤", 200, wins(1)],
      ["tie", "타이", 1_200, (f) => compare(f) === 0],
      ["tiger", "타이거", 200, wins(-1)],
    ]),
    ...market<Facts>("드래곤 색", [
      ["dragon-red", "드래곤 레드", 195, (f) => isRed(f.dragon)],
      ["dragon-black", "드래곤 블랙", 195, (f) => !isRed(f.dragon)],
    ]),
    ...market<Facts>("타이거 색", [
      ["tiger-red", "타이거 레드", 195, (f) => isRed(f.tiger)],
      ["tiger-black", "타이거 블랙", 195, (f) => !isRed(f.tiger)],
    ]),
  ],
});
