import type { Bet } from "../../../api/contract/sports/bets.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { addComma } from "../../../domain/common/price.ts";
import { returnOf } from "./bet-return.ts";
import { betTitle } from "./bet-title.ts";
import { BETS_TEXT } from "./text.ts";

/** What is said when a bet was settled; null while it is not, and for one that was never taken. */
export function settledNotice(bet: Bet): { title: string; text: string } | null {
  const brought = returnOf(bet);
  if (!brought || bet.acceptance !== "accepted") return null;
  const amount = addComma(brought.amount) + BETS_TEXT.unit;
  const name = SETTLEMENT_NAMES[bet.status];
  const title = { won: `${name} ${amount}`, refunded: `${name} · ${BETS_TEXT.refund} ${amount}`, lost: name };
  return { title: title[brought.kind], text: betTitle(bet) };
}
