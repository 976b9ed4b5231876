// What chips a player may lay on the felt of the live table.
import { type ChipTerms, type Laid, NO_TERMS, totalOf } from "../../games/chips.ts";
import { isTableHedge, TABLE_MOST, TABLE_PICKS, type TableStake } from "./table.ts";

export const FELT_TEXT = {
  connecting: "연결하는 중입니다.",
  locked: "다음 회차에 베팅할 수 있습니다.",
  leftOver: "접수되지 않은 칩입니다. 다음 회차에 베팅할 수 있습니다.",
  placing: "베팅을 접수하는 중입니다.",
  hedge: "플레이어와 뱅커에 함께 베팅할 수 없습니다.",
} as const;

export interface FeltFacts {
  /** What the seat does now. */
  seat: "away" | "locked" | "open" | "busy";
  /** What counts of the player's bets of the round. */
  placed: readonly TableStake[];
  laid: Laid;
  /** Null while it is not known. */
  balance: number | null;
}

function closedBy({ seat, laid }: FeltFacts): string | null {
  if (seat === "open") return null;
  if (seat === "busy") return FELT_TEXT.placing;
  if (seat === "away") return FELT_TEXT.connecting;
  return laid.length > 0 ? FELT_TEXT.leftOver : FELT_TEXT.locked;
}

/** What is bet already counts towards the most of a pick, and forbids what would cover every outcome. */
export function feltTerms(facts: FeltFacts): ChipTerms {
  const mostOf: Record<string, number> = {};
  for (const { key } of TABLE_PICKS) {
    const same = facts.placed.filter(({ pick }) => pick === key);
    mostOf[key] = feltBlock(key, facts.placed) === null ? TABLE_MOST - totalOf(same) : 0;
  }
  return { ...NO_TERMS, closed: closedBy(facts), most: TABLE_MOST, mostOf, balance: facts.balance };
}

/** Why no chip goes on this pick beside what lies on others, in Korean; null where one does. */
export function feltBlock(key: string, others: readonly TableStake[]): string | null {
  return isTableHedge([...others.map(({ pick }) => pick), key]) ? FELT_TEXT.hedge : null;
}
