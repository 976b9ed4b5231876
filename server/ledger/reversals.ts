// An operator's deposit, found again and taken back.
import { and, count, desc, eq, inArray, like, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { DepositPage, DepositsQuery } from "../../src/api/contract/operator/operator.ts";
import type { DepositPurpose } from "../../src/domain/wallet/deposit-purpose.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, entry, member, posting, wagering } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginate } from "../lists/paginate.ts";
import { HOUSE, memberAccount } from "./accounts.ts";
import { post } from "./post.ts";

const BY_OPERATOR = "operator:";
const PURPOSES: Readonly<Record<string, DepositPurpose>> = { gift: "gift", adjustment: "correction" };
const purposeOf = (kind: string): DepositPurpose => PURPOSES[kind] ?? "charge";
const reversalKey = (postingId: number) => `reversal:${postingId}`;

/** The wallet's side of each deposit that an operator made. */
const OF_OPERATORS = and(
  inArray(posting.kind, ["deposit", "gift", "adjustment"]),
  like(posting.ref, `${BY_OPERATOR}%`),
  eq(account.kind, "wallet"),
);

export async function listDeposits(
  db: Queryable,
  query: InferOutput<typeof DepositsQuery>,
): Promise<InferOutput<typeof DepositPage>> {
  const wanted = and(OF_OPERATORS, query.userId === undefined ? undefined : eq(member.userId, query.userId));
  const rows = () =>
    db
      .select({
        id: posting.id,
        at: posting.at,
        userId: member.userId,
        amount: entry.amount,
        note: posting.note,
        kind: posting.kind,
        ref: posting.ref,
        approvedBy: sql<
          string | null
        >`(select m.user_id from approval a join member m on m.id = a.decided_by where a.id = ${posting.approvalId})`,
        isReversed: sql<boolean>`exists (select 1 from posting r where r.unique_key = 'reversal:' || ${posting.id})`,
      })
      .from(posting)
      .innerJoin(entry, eq(entry.postingId, posting.id))
      .innerJoin(account, eq(account.id, entry.accountId))
      .innerJoin(member, eq(member.id, account.memberId));
  const [total] = await db
    .select({ count: count() })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .innerJoin(account, eq(account.id, entry.accountId))
    .innerJoin(member, eq(member.id, account.memberId))
    .where(wanted);
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const found = await rows().where(wanted).orderBy(desc(posting.id)).limit(limit).offset(offset);
    return found.map(({ id, at, note, ref, kind, ...row }) => ({
      ...row,
      purpose: purposeOf(kind),
      id: String(id),
      at: at.toISOString(),
      reason: note ?? "",
      by: (ref ?? "").slice(BY_OPERATOR.length),
    }));
  });
}

/**
 * Takes the amount of an operator's deposit out of the wallet again, and what was to be staked for it, and returns whose
 * it is. Throws ApiError not_found for what is no operator's deposit, bad_request for one that was reversed, insufficient_funds where the wallet has less.
 */
export async function reverseDeposit(
  tx: Tx,
  clock: Clock,
  { postingId, ref, note }: { postingId: string; ref: string; note: string },
): Promise<{ id: string; userId: string }> {
  const id = /^\d{1,15}$/.test(postingId) ? Number(postingId) : 0;
  const [found] = await tx
    .select({
      memberId: member.id,
      userId: member.userId,
      amount: entry.amount,
      kind: posting.kind,
      key: posting.uniqueKey,
    })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .innerJoin(account, eq(account.id, entry.accountId))
    .innerJoin(member, eq(member.id, account.memberId))
    .where(and(OF_OPERATORS, eq(posting.id, id)));
  if (!found) throw new ApiError("not_found");
  const { memberId, userId, amount, kind, key } = found;
  // The lock lets one of two reversals see the other.
  const ownWallet = eq(account.id, memberAccount.wallet(memberId));
  const [wallet] = await tx.select({ balance: account.balance }).from(account).where(ownWallet).for("update");
  const uniqueKey = reversalKey(id);
  const [done] = await tx.select({ id: posting.id }).from(posting).where(eq(posting.uniqueKey, uniqueKey));
  if (done) throw new ApiError("bad_request", "이미 되돌린 입금입니다.");
  if (!wallet || wallet.balance < amount) throw new ApiError("insufficient_funds");
  const from = purposeOf(kind) === "charge" ? HOUSE.bank : HOUSE.promotions;
  const lines = [from, memberAccount.wallet(memberId)].map((of) => ({ account: of, amount: -amount }));
  await post(tx, clock, { kind: "reversal", ref, note, uniqueKey, lines });
  // Money that is gone is not to be staked.
  if (key !== null)
    await tx
      .update(wagering)
      .set({ endedAt: dateNow(clock) })
      .where(eq(wagering.ref, key));
  return { id: memberId, userId };
}
