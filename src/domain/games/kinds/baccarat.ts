// Baccarat from a fresh shoe of eight decks, with the usual rule of the third card.
import { DECKS, rankOf, shoe } from "../cards.ts";
import { defineKind, market, sumOf } from "../kind.ts";

interface Facts {
  player: number;
  banker: number;
  playerPair: boolean;
  bankerPair: boolean;
}

/** Ace is 1, tens and pictures are 0. */
const pointOf = (card: number): number => Math.min(rankOf(card), 10) % 10;
/** What a hand is worth: 0 to 9. */
export const handPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;
const isPair = ([a, b]: readonly number[]) => a !== undefined && b !== undefined && rankOf(a) === rankOf(b);

/** Whether the banker takes a third card; `third` is the player's third card in points, null where there is none. */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

const isNatural = (player: number, banker: number) => player >= 8 || banker >= 8;

/** How many cards of each number of points a shoe has. */
const SHOE = Array.from({ length: 10 }, (_, point) => (point === 0 ? 16 : 4) * DECKS);

interface Two {
  points: number;
  cards: readonly [number, number];
  isPair: boolean;
  ways: number;
}

/** Of two cards of no points in eight decks, 31 in 127 are of one rank: ten, jack, queen and king are four ranks. */
const SAME_RANK = 31;
const OTHERS = 127;

/** Each two cards of the shoe by points, with the number of ordered ways times 127, split by whether they are a pair. */
function twoCards(left: readonly number[]): Two[] {
  const found: Two[] = [];
  for (const [a, ofA] of left.entries())
    for (const [b, ofB] of left.entries()) {
      const ways = ofA * (ofB - (a === b ? 1 : 0));
      const two = { points: (a + b) % 10, cards: [a, b] as const };
      if (a !== 0 || b !== 0) found.push({ ...two, isPair: a === b, ways: ways * OTHERS });
      else
        found.push(
          { ...two, isPair: true, ways: ways * SAME_RANK },
          { ...two, isPair: false, ways: ways * (OTHERS - SAME_RANK) },
        );
    }
  return found;
}

function without(left: readonly number[], cards: readonly number[]): number[] {
  const rest = [...left];
  for (const card of cards) rest[card] = (rest[card] ?? 0) - 1;
  return rest;
}

/**
 * Every deal as one of six cards, so that all weigh alike. Pairs are exact one by one, which is how they are bet on:
 * what the pair of one hand says about the ranks of the other is left out.
 */
function enumerate(): (readonly [Facts, bigint])[] {
  const found = new Map<string, { facts: Facts; ways: bigint }>();
  for (const player of twoCards(SHOE)) {
    const left = without(SHOE, player.cards);
    for (const banker of twoCards(left))
      for (const [p, b, ways] of endings(without(left, banker.cards), player.points, banker.points)) {
        const facts = { player: p, banker: b, playerPair: player.isPair, bankerPair: banker.isPair };
        const key = [Math.sign(p - b), player.isPair, banker.isPair].join();
        const weight = BigInt(player.ways * banker.ways) * BigInt(ways);
        const known = found.get(key);
        if (known) known.ways += weight;
        else found.set(key, { facts, ways: weight });
      }
  }
  return [...found.values()].map(({ facts, ways }) => [facts, ways] as const);
}

/** The points of both hands at the end, with the ordered ways of the fifth and the sixth card. */
function endings(left: readonly number[], player: number, banker: number): (readonly [number, number, number])[] {
  const cards = sumOf(left);
  const stands = isNatural(player, banker);
  if (stands || (player > 5 && !bankerDraws(banker, null))) return [[player, banker, cards * (cards - 1)]];
  if (player > 5) return left.map((of, point) => [player, (banker + point) % 10, of * (cards - 1)] as const);
  return left.flatMap((of, third) => {
    const after = (player + third) % 10;
    if (!bankerDraws(banker, third)) return [[after, banker, of * (cards - 1)] as const];
    return left.map((last, point) => [after, (banker + point) % 10, of * (last - (point === third ? 1 : 0))] as const);
  });
}

export const baccarat = defineKind<Facts>({
  draw: (source) => {
    const next = shoe(source);
    const player = [next()];
    const banker = [next()];
    player.push(next());
    banker.push(next());
    if (isNatural(handPoints(player), handPoints(banker))) return [player, banker];
    if (handPoints(player) <= 5) player.push(next());
    const third = player[2];
    if (bankerDraws(handPoints(banker), third === undefined ? null : pointOf(third))) banker.push(next());
    return [player, banker];
  },
  factsOf: ([player = [], banker = []]) => ({
    player: handPoints(player),
    banker: handPoints(banker),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  }),
  enumerate,
  summary: (f) =>
    `플레이어 ${f.player} : ${f.banker} 뱅커 · ${f.player > f.banker ? "플레이어" : f.player < f.banker ? "뱅커" : "타이"}`,
  rules: [
    "회차마다 새로 섞은 여덟 벌의 카드를 씁니다. 에이스는 1, 10과 그림은 0입니다.",
    "두 장의 합이 8 이상이면 내추럴로 끝나고, 아니면 플레이어는 5 이하에서 한 장을 더 받습니다.",
    "뱅커의 세 번째 카드는 플레이어의 세 번째 카드를 보고 통상의 규칙으로 정합니다.",
    "타이이면 플레이어와 뱅커의 베팅금은 돌려드립니다.",
  ],
  roads: [
    {
      key: "winner",
      name: "승부",
      a: "P",
      b: "B",
      tie: "T",
      isBlueFirst: true,
      side: (f) => (f.player > f.banker ? "a" : f.player < f.banker ? "b" : "tie"),
    },
  ],
  picks: [
    ...market<Facts>("승부", [
      ["player", "플레이어", 200, (f) => (f.player === f.banker ? "push" : f.player > f.banker)],
      ["tie", "타이", 900, (f) => f.player === f.banker],
      ["banker", "뱅커", 195, (f) => (f.player === f.banker ? "push" : f.player < f.banker)],
    ]),
    ...market<Facts>("페어", [
      ["player-pair", "플레이어 페어", 1_200, (f) => f.playerPair],
      ["banker-pair", "뱅커 페어", 1_200, (f) => f.bankerPair],
    ]),
  ],
});
