import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BetFile } from "../../../src/api/contract/operator/bets.ts";
import type { Queryable } from "../../db/open.ts";
import { approval, bet, betVoid, entry, member, posting } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { voidPreview } from "../../sports/betting/settlement/void-one.ts";
import { operatorBet } from "./list.ts";

const second = alias(member, "second");

/** What the books have of a bet, and what a void would move. Throws ApiError not_found. */
export async function fileOfBet(db: Queryable, id: string): Promise<BetFile> {
  const [row] = await db.select().from(bet).where(eq(bet.id, id));
  const shown = await operatorBet(db, id);
  if (!row || !shown) throw new ApiError("not_found");
  const [voided] = await db
    .select({ of: betVoid, by: member.userId, approvedBy: second.userId })
    .from(betVoid)
    .innerJoin(member, eq(member.id, betVoid.by))
    .leftJoin(approval, eq(approval.id, betVoid.approvalId))
    .leftJoin(second, eq(second.id, approval.decidedBy))
    .where(eq(betVoid.betId, id));
  return {
    bet: shown,
    postings: await postingsOf(db, id),
    voided: voided
      ? {
          by: voided.by,
          approvedBy: voided.approvedBy,
          at: voided.of.at.toISOString(),
          reason: voided.of.reason,
          status: voided.of.status as BetFile["bet"]["status"],
          paid: voided.of.paid,
        }
      : null,
    voiding: await voidPreview(db, row),
  };
}

async function postingsOf(db: Queryable, ref: string): Promise<BetFile["postings"]> {
  const rows = await db
    .select({ of: posting, account: entry.accountId, amount: entry.amount })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .where(eq(posting.ref, ref))
    .orderBy(asc(posting.id), asc(entry.id));
  return [...Map.groupBy(rows, (row) => row.of.id)].flatMap(([id, lines]) => {
    const of = lines[0]?.of;
    if (!of) return [];
    const told = lines.map(({ account, amount }) => ({ account, amount }));
    return [{ id, at: of.at.toISOString(), kind: of.kind, note: of.note, lines: told }];
  });
}
