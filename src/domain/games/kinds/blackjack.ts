// Blackjack that plays itself: both sides take cards until 17. Each card is as likely as any other, as from endless decks.
import { DECK, rankOf } from "../cards.ts";
import { defineKind, market } from "../kind.ts";

const STAND = 17;
const TARGET = 21;
const TEN = 10;
/** No hand takes more cards than this before it has 17. */
const MOST_CARDS = 14;
const NATURAL = 22;
const BUST = 0;

interface Total {
  hard: number;
  hasAce: boolean;
  cards: number;
}

const EMPTY: Total = { hard: 0, hasAce: false, cards: 0 };

function withCard({ hard, hasAce, cards }: Total, value: number): Total {
  return { hard: hard + value, hasAce: hasAce || value === 1, cards: cards + 1 };
}

/** An ace counts 11 where that is not too much. */
function best({ hard, hasAce }: Total): number {
  return hasAce && hard + TEN <= TARGET ? hard + TEN : hard;
}

/** 17 to 21, 22 for a blackjack, 0 for too much. */
function scoreOf(total: Total): number {
  const sum = best(total);
  if (sum > TARGET) return BUST;
  return sum === TARGET && total.cards === 2 ? NATURAL : sum;
}

const valueOf = (card: number) => Math.min(rankOf(card), TEN);
const stands = (total: Total) => total.cards >= 2 && best(total) >= STAND;

function handScore(cards: readonly number[]): number {
  return scoreOf(cards.reduce((total, card) => withCard(total, valueOf(card)), EMPTY));
}

/** The ways to each score, out of 13 to the power of MOST_CARDS. */
function scores(): Map<number, bigint> {
  const found = new Map<number, bigint>();
  const walk = (total: Total, ways: bigint): void => {
    if (stands(total)) {
      const score = scoreOf(total);
      found.set(score, (found.get(score) ?? 0n) + ways * 13n ** BigInt(MOST_CARDS - total.cards));
      return;
    }
    for (let value = 1; value <= TEN; value++) walk(withCard(total, value), ways * (value === TEN ? 4n : 1n));
  };
  walk(EMPTY, 1n);
  return found;
}

interface Facts {
  player: number;
  dealer: number;
}

/** A side that is over 21 loses; when both are, the dealer wins. */
function compare({ player, dealer }: Facts): number {
  return player === BUST ? -1 : Math.sign(player - dealer);
}

const nameOf = (score: number) => (score === BUST ? "버스트" : score === NATURAL ? "블랙잭" : String(score));
const WINNER = ["딜러", "푸시", "플레이어"];

export const blackjack = defineKind<Facts>({
  draw: (source) => {
    const hand = (): number[] => {
      const cards: number[] = [];
      let total = EMPTY;
      while (!stands(total)) {
        const card = source.below(DECK);
        cards.push(card);
        total = withCard(total, valueOf(card));
      }
      return cards;
    };
    return [hand(), hand()];
  },
  factsOf: ([player = [], dealer = []]) => ({ player: handScore(player), dealer: handScore(dealer) }),
  enumerate: () => {
    const all = [...scores()];
    return all.flatMap(([player, a]) => all.map(([dealer, b]) => [{ player, dealer }, a * b] as const));
  },
  summary: (f) => `플레이어 ${nameOf(f.player)} : ${nameOf(f.dealer)} 딜러 · ${WINNER[compare(f) + 1]}`,
  rules: [
    "플레이어와 딜러가 정해진 규칙대로 17 이상이 될 때까지 받습니다. 선택은 없습니다.",
    "카드는 매번 52장에서 고르게 나옵니다. 두 장으로 21이면 블랙잭이고 다른 21보다 높습니다.",
    "21을 넘으면 버스트이고, 둘 다 버스트이면 딜러가 이깁니다.",
    "점수가 같으면 푸시이고 플레이어와 딜러의 베팅금은 돌려드립니다.",
  ],
  roads: [
    {
      key: "winner",
      name: "승부",
      a: "P",
      b: "D",
      tie: "=",
      side: (f) => (compare(f) > 0 ? "a" : compare(f) < 0 ? "b" : "tie"),
    },
  ],
  picks: [
    ...market<Facts>("승부", [
      ["player", "플레이어", 210, (f) => (compare(f) === 0 ? "push" : compare(f) > 0)],
      ["push", "푸시", 900, (f) => compare(f) === 0],
      ["dealer", "딜러", 180, (f) => (compare(f) === 0 ? "push" : compare(f) < 0)],
    ]),
    ...market<Facts>("버스트", [
      ["player-bust", "플레이어 버스트", 335, (f) => f.player === BUST],
      ["dealer-bust", "딜러 버스트", 335, (f) => f.dealer === BUST],
    ]),
    ...market<Facts>("블랙잭", [
      ["player-blackjack", "플레이어 블랙잭", 1_950, (f) => f.player === NATURAL],
      ["dealer-blackjack", "딜러 블랙잭", 1_950, (f) => f.dealer === NATURAL],
    ]),
  ],
});
