// What commands about money move: deposits, debits, charges and withdrawals, the house's capital, held wins.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { CapitalRequest } from "../../../src/api/contract/operator/capital.ts";
import type { PointsRequest } from "../../../src/api/contract/operator/member-profile.ts";
import type { DepositRequest } from "../../../src/api/contract/operator/operator.ts";
import type { HeldWinDecision } from "../../../src/api/contract/operator/provider-held.ts";
import type { TetherActRequest } from "../../../src/api/contract/operator/tether.ts";
import type { ActRequest } from "../../../src/api/contract/operator/wallet.ts";
import { type Lease, leaseProblem } from "../../../src/domain/wallet/lease.ts";
import { isOpen } from "../../../src/domain/wallet/money-request.ts";
import type { RequestState } from "../../../src/domain/wallet/request-states.ts";
import {
  account,
  entry,
  member,
  moneyRequest,
  posting,
  providerHeld,
  providerTransaction,
  tetherOrder,
} from "../../db/schema.ts";
import { worthOfOrder } from "../../wallet/tether/extra.ts";
import { ofReceiver, type Rule, userIdsOf, versionOf, versionOfRows, type Weighed } from "./weigh.ts";

export const weighDeposit: Rule<unknown, InferOutput<typeof DepositRequest>> = async (_db, _context, { body }) => {
  const { userId, amount } = body;
  return ofReceiver("money", userId, amount, versionOf(userId), `member:${userId}`);
};

export const weighPoints: Rule<unknown, InferOutput<typeof PointsRequest>> = async (_db, _context, { body }) => {
  const { userId, amount } = body;
  return ofReceiver("points", userId, Math.abs(amount), versionOf(userId), `member:${userId}`);
};

/** Who has the code has the account: it weighs what the member has. Nothing is moved by it, so that codes do not add up. */
export const weighPasswordCode: Rule<{ userId: string }, unknown> = async (db, _context, { params: { userId } }) => {
  const [row] = await db.select().from(member).where(eq(member.userId, userId));
  if (!row) return [];
  const [held] = await db
    .select({ won: sql`coalesce(sum(${account.balance}), 0)`.mapWith(Number) })
    .from(account)
    .where(and(eq(account.memberId, row.id), eq(account.currency, "won")));
  const subjects = [`member:${userId}`];
  return [{ measure: "money", amount: held?.won ?? 0, shares: [], subjects, version: versionOf(row.passwordHash) }];
};

export const weighReversal: Rule<{ id: string }, unknown> = async (db, _context, { params: { id } }) => {
  if (!/^\d{1,15}$/.test(id)) return [];
  const [row] = await db
    .select({ userId: member.userId, amount: entry.amount })
    .from(entry)
    .innerJoin(account, eq(account.id, entry.accountId))
    .innerJoin(posting, eq(posting.id, entry.postingId))
    .innerJoin(member, eq(member.id, account.memberId))
    .where(and(eq(entry.postingId, Number(id)), eq(account.kind, "wallet")));
  if (!row) return [];
  const isReversed = await db.$count(posting, eq(posting.uniqueKey, `reversal:${id}`));
  const { userId, amount } = row;
  return ofReceiver("money", userId, Math.abs(amount), versionOf(isReversed), `member:${userId}`, `deposit:${id}`);
};

/** Who has not claimed it is told so by the command. What was asked for once is not claimed again. */
const mayAct = (row: Lease, { by, isKept }: { by: string; isKept?: boolean }, now: number): boolean =>
  isKept === true || leaseProblem(row, by, "approve", now) === null;

/**
 * Each request by itself, locked: one that somebody claims meanwhile is weighed as the command finds it. A request that was
 * decided meanwhile has another version; one that was claimed has not.
 */
export const weighRequests: Rule<unknown, InferOutput<typeof ActRequest>> = async (db, { clock }, asked) => {
  const { body } = asked;
  if (body.action !== "approve") return [];
  const of = inArray(moneyRequest.id, body.ids);
  const all = await db.select().from(moneyRequest).where(of).orderBy(asc(moneyRequest.id)).for("update");
  const rows = all.filter((row) => mayAct(row, asked, clock.now()));
  const names = await userIdsOf(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.flatMap(({ id, memberId, kind, state, amount, bonus }) => {
    const receiver = names.get(memberId) ?? memberId;
    const version = versionOf(isOpen(state as RequestState), amount);
    const subjects = [`member:${receiver}`, `money-request:${id}`];
    const moved = amount + (kind === "charge" ? bonus : 0);
    return ofReceiver("money", receiver, moved, version, ...subjects).map((one) => ({ ...one, part: id }));
  });
};

/** Each order by itself, locked as requests are. */
export const weighTetherOrders: Rule<unknown, TetherActRequest> = async (db, { clock }, asked) => {
  const { body } = asked;
  if (body.action !== "credit") return [];
  const of = inArray(tetherOrder.id, body.ids);
  const all = await db.select().from(tetherOrder).where(of).orderBy(asc(tetherOrder.id)).for("update");
  const rows = all.filter((row) => mayAct(row, asked, clock.now()));
  const names = await userIdsOf(
    db,
    rows.map(({ memberId }) => memberId),
  );
  const weighed: Weighed[] = [];
  for (const row of rows) {
    const receiver = names.get(row.memberId) ?? row.memberId;
    const worth = row.extraTransfers > 0 ? row.extraWorth : (await worthOfOrder(db, row)) + row.bonus;
    if (worth <= 0) continue;
    const version = versionOf(row.state, row.credit, row.received, row.extraTransfers);
    const subjects = [`member:${receiver}`, `tether-order:${row.id}`];
    weighed.push(
      ...ofReceiver("money", receiver, worth, version, ...subjects).map((one) => ({ ...one, part: row.id })),
    );
  }
  return weighed;
};

export const weighCapital: Rule<unknown, InferOutput<typeof CapitalRequest>> = async (_db, _context, { body }) =>
  ofReceiver("money", "house", body.amount, versionOf(body.direction), "house:capital");

export const weighHeldWin: Rule<unknown, InferOutput<typeof HeldWinDecision>> = async (db, _context, { body }) => {
  if (body.decision !== "paid") return [];
  const { provider, transactionId } = body;
  const [row] = await db
    .select({ userId: member.userId, amount: providerHeld.amount })
    .from(providerHeld)
    .innerJoin(
      providerTransaction,
      and(
        eq(providerTransaction.providerId, providerHeld.providerId),
        eq(providerTransaction.transactionId, providerHeld.transactionId),
      ),
    )
    .innerJoin(member, eq(member.id, providerTransaction.memberId))
    .where(and(eq(providerHeld.providerId, provider), eq(providerHeld.transactionId, transactionId)));
  if (!row) return [];
  const decided = sql`t.provider_id = ${provider} and t.transaction_id = ${transactionId}`;
  const version = await versionOfRows(db, "provider_held_decision", decided);
  return ofReceiver("money", row.userId, row.amount, version, `member:${row.userId}`, `provider:${provider}`);
};
