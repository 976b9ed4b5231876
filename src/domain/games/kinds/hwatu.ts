// Two cards a side from the twenty of seotda, ten months with two cards each. Special hands that need a new deal are left out.
import { drawWithout } from "../draw-source.ts";
import { defineKind, market } from "../kind.ts";

const CARDS = 20;
/** Months 1 (pine), 3 (cherry) and 8 (moon) have a bright as their first card. */
const BRIGHTS = [1, 3, 8];

export const monthOf = (card: number): number => Math.floor(card / 2) + 1;
export const isBright = (card: number): boolean => card % 2 === 0 && BRIGHTS.includes(monthOf(card));

interface Facts {
  left: number;
  right: number;
}

/** Names of the hands of two months, the highest first, below a pair. */
const NAMED: readonly (readonly [months: string, name: string])[] = [
  ["1,2", "알리"],
  ["1,4", "독사"],
  ["1,9", "구삥"],
  ["1,10", "장삥"],
  ["4,10", "장사"],
  ["4,6", "세륙"],
];

const BRIGHT_RANK = 100;
const PAIR_RANK = 50;
const NAMED_RANK = 20;

/** The higher wins: 38 bright, brights, pairs by month, named hands, then the last digit of the sum. */
export function handRank([a = 0, b = 0]: readonly number[]): number {
  const months = [monthOf(a), monthOf(b)].toSorted((x, y) => x - y);
  if (isBright(a) && isBright(b)) return months.join() === "3,8" ? BRIGHT_RANK + 1 : BRIGHT_RANK;
  if (months[0] === months[1]) return PAIR_RANK + (months[0] ?? 0);
  const named = NAMED.findIndex(([key]) => key === months.join());
  if (named >= 0) return NAMED_RANK + NAMED.length - named;
  return ((months[0] ?? 0) + (months[1] ?? 0)) % 10;
}

export function handName(rank: number): string {
  if (rank > BRIGHT_RANK) return "38광땡";
  if (rank === BRIGHT_RANK) return "광땡";
  if (rank > PAIR_RANK) return rank === PAIR_RANK + 10 ? "장땡" : `${rank - PAIR_RANK}땡`;
  if (rank > NAMED_RANK) return NAMED[NAMED.length - (rank - NAMED_RANK)]?.[1] ?? "";
  return rank === 9 ? "갑오" : rank === 0 ? "망통" : `${rank}끗`;
}

const isPair = (rank: number) => rank > PAIR_RANK;
const isNamed = (rank: number) => rank > NAMED_RANK && rank < PAIR_RANK;
const wins = (side: number) => (f: Facts) => (f.left === f.right ? "push" : Math.sign(f.left - f.right) === side);

function* enumerate(): Generator<readonly [Facts, number]> {
  for (let a = 0; a < CARDS; a++)
    for (let b = a + 1; b < CARDS; b++)
      for (let c = 0; c < CARDS; c++)
        for (let d = c + 1; d < CARDS; d++)
          if (c !== a && c !== b && d !== a && d !== b) yield [{ left: handRank([a, b]), right: handRank([c, d]) }, 1];
}

export const hwatu = defineKind<Facts>({
  draw: (source) => {
    const [a = 0, b = 0, c = 0, d = 0] = drawWithout(source, CARDS, 4);
    return [
      [a, b],
      [c, d],
    ];
  },
  factsOf: ([left = [], right = []]) => ({ left: handRank(left), right: handRank(right) }),
  enumerate,
  summary: (f) =>
    `청 ${handName(f.left)} : ${handName(f.right)} 홍 · ${f.left > f.right ? "청" : f.left < f.right ? "홍" : "무승부"}`,
  rules: [
    "1월부터 10월까지 두 장씩 스무 장의 화투에서 청과 홍이 두 장씩 받습니다.",
    "38광땡, 광땡, 장땡부터 1땡, 알리, 독사, 구삥, 장삥, 장사, 세륙, 갑오부터 망통의 순서로 높습니다.",
    "끗이 같으면 무승부이고 청과 홍의 베팅금은 돌려드립니다. 구사, 암행어사, 땡잡이는 없습니다.",
  ],
  roads: [
    {
      key: "winner",
      name: "승부",
      a: "청",
      b: "홍",
      tie: "무",
      side: (f) => (f.left > f.right ? "a" : f.left < f.right ? "b" : "tie"),
    },
  ],
  picks: [
    ...market<Facts>("승부", [
      ["left", "청", 195, wins(1)],
      ["tie", "무승부", 1_300, (f) => f.left === f.right],
      ["right", "홍", 195, wins(-1)],
    ]),
    ...market<Facts>("청 족보", [
      ["left-pair", "청 땡 이상", 1_360, (f) => isPair(f.left)],
      ["left-named", "청 알리~세륙", 740, (f) => isNamed(f.left)],
    ]),
    ...market<Facts>("홍 족보", [
      ["right-pair", "홍 땡 이상", 1_360, (f) => isPair(f.right)],
      ["right-named", "홍 알리~세륙", 740, (f) => isNamed(f.right)],
    ]),
  ],
});
