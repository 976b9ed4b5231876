// A member sells an open bet, or a part of it, back to the house: at once, or after the delay of its running legs:
// decisions, rule 43. What it holds is held as by a placement and a settlement: no stake is paid for twice, and none
// after a stop.
import type {
  CashOutOutcome,
  CashOutReport,
  CashOutRequest,
  CashOutWaiting,
} from "../../../../src/api/contract/sports/cash-out.ts";
import type { JudgedCashOut } from "../../../../src/api/contract/operator/judged-terms.ts";
import { SETTLEMENT } from "../../../../src/domain/sports/market.ts";
import { payoutOf, type Won } from "../../../../src/domain/common/price.ts";
import type { KeyedRequest } from "../../../commands/kept-answers.ts";
import { type Clock, dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Tx } from "../../../db/open.ts";
import { bet, cashOut, cashOutRequest } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { eq } from "drizzle-orm";
import { type BetRow, loadBets } from "../bet-wire.ts";
import { judgedCashOut, type JudgedNote, keepJudgement } from "../judgement/judged.ts";
import { FundsBook } from "../settlement/funds.ts";
import { holdBet } from "./hold-bet.ts";
import { type AskedCashOut, judgeCashOut, momentOf } from "./offers.ts";
import { openBets } from "./open-bets.ts";

/**
 * Pays for the part, or takes the request of a bet with a running leg, which is decided later. Throws ApiError not_found,
 * cash_out_refused and price_changed.
 */
export async function cashOutBet(
  tx: Tx,
  context: ServerContext,
  memberId: string,
  betId: string,
  request: CashOutRequest,
  command: KeyedRequest,
  note: JudgedNote<JudgedCashOut>,
): Promise<CashOutOutcome> {
  const row = await holdBet(tx, betId);
  if (row?.memberId !== memberId) throw new ApiError("not_found");
  const open = (await openBets(tx, [row], momentOf(context))).get(betId);
  if (!open) throw new ApiError("not_found");
  const { stake, value: least, version } = request;
  const asked = { stake, least, version };
  const judged = judgedCashOut(open, asked);
  Object.assign(note, { judged, at: context.clock.now() });
  const paid = judgeCashOut(betId, open, asked);
  const bought = open.delayMs > 0 ? null : await payCashOut(tx, context.clock, row, stake, paid);
  const outcome =
    bought?.report ??
    (await wait(tx, context.clock, betId, { ...asked, version: open.version }, open.delayMs, command));
  await keepJudgement(tx, {
    memberId,
    key: command.key,
    stage: "cash_out",
    betId,
    verdict: outcome.state,
    at: new Date(note.at),
    terms: { ...judged, ...(outcome.state === "paid" ? { paid } : { decideAt: outcome.decideAt }) },
  });
  await bought?.post();
  return outcome;
}

async function wait(
  tx: Tx,
  clock: Clock,
  betId: string,
  { stake, least, version }: AskedCashOut & { version: number },
  delayMs: number,
  { owner, key }: KeyedRequest,
): Promise<CashOutWaiting> {
  const askedAt = dateNow(clock);
  const decideAt = new Date(askedAt.getTime() + delayMs);
  await tx.insert(cashOutRequest).values({ betId, owner, key, stake, least, version, askedAt, decideAt });
  const times = { askedAt: askedAt.toISOString(), decideAt: decideAt.toISOString() };
  return { state: "waiting", betId, stake, least, ...times };
}

interface Bought {
  id: number;
  report: CashOutReport;
  /** Moves the money: the last of the transaction, for from then on it holds the house's accounts, which all others want. */
  post(): Promise<void>;
}

/** Books what the part of the bet is bought for. The bet is held: `holdBet`. */
export async function payCashOut(tx: Tx, clock: Clock, row: BetRow, stake: Won, paid: Won): Promise<Bought> {
  const at = dateNow(clock);
  const [made] = await tx.insert(cashOut).values({ betId: row.id, stake, paid, at }).returning({ id: cashOut.id });
  if (!made) throw new Error("a cash-out was not written");
  const funds = await FundsBook.lock(tx, clock, [row.memberId]);
  funds.cashOut(row, stake, paid, made.id);
  const cashedStake = row.cashedStake + stake;
  const isWhole = cashedStake === row.stake;
  await tx
    .update(bet)
    .set({
      cashedStake,
      cashedPaid: row.cashedPaid + paid,
      paid: row.paid + paid,
      payout: row.cashedPaid + paid + payoutOf(row.stake - cashedStake, row.price),
      ...(isWhole && { status: SETTLEMENT.special, settlements: row.settlements + 1, settledAt: at }),
    })
    .where(eq(bet.id, row.id));
  const [after] = await loadBets(tx, [row.id]);
  if (!after) throw new Error(`bet ${row.id} is gone`);
  return { id: made.id, report: { state: "paid", bet: after, stake, paid }, post: () => funds.post() };
}
