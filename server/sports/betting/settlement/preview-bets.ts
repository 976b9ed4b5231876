// The first bets of a preview, as operators read them.
import { inArray, sql } from "drizzle-orm";
import { PREVIEWED_BETS, type PreviewBet } from "../../../../src/api/contract/operator/preview-bets.ts";
import { betNumberOf } from "../../../../src/domain/common/bet-serial.ts";
import type { SettlementStatus } from "../../../../src/domain/sports/market.ts";
import type { Queryable } from "../../../db/open.ts";
import { betPick, member } from "../../../db/schema.ts";
import type { BetRow } from "../bet-wire.ts";

export interface BetChange {
  row: BetRow;
  /** What it comes to. */
  status: SettlementStatus;
  paid: number;
}

export async function previewBets(db: Queryable, changes: readonly BetChange[]): Promise<PreviewBet[]> {
  const shown = changes.slice(0, PREVIEWED_BETS);
  if (shown.length === 0) return [];
  const members = await db
    .select({ id: member.id, userId: member.userId })
    .from(member)
    .where(
      inArray(
        member.id,
        shown.map(({ row }) => row.memberId),
      ),
    );
  const counts = await db
    .select({ betId: betPick.betId, legs: sql<number>`count(*)::int` })
    .from(betPick)
    .where(
      inArray(
        betPick.betId,
        shown.map(({ row }) => row.id),
      ),
    )
    .groupBy(betPick.betId);
  const names = new Map(members.map(({ id, userId }) => [id, userId]));
  const legs = new Map(counts.map((one) => [one.betId, one.legs]));
  return shown.map(({ row, status, paid }) => ({
    id: row.id,
    number: betNumberOf(row.serial),
    userId: names.get(row.memberId) ?? row.memberId,
    placedAt: row.placedAt.toISOString(),
    stake: row.stake,
    legs: legs.get(row.id) ?? 0,
    before: { status: row.status as SettlementStatus, paid: row.paid },
    after: { status, paid },
  }));
}
