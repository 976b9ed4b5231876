// Bets of the table: written down, asked of the wallet, and in the round only if the wallet took them before the lock.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { TableBet, TableBetCall } from "../../src/api/contract/lobby/house.ts";
import { refusalOf, TABLE_PICKS } from "../../src/domain/lobby/house/table.ts";
import type { Clock } from "../clock.ts";
import type { HouseDb, HouseQuery } from "../db/open.ts";
import { tableBet, tableRound } from "../db/schema.ts";
import { TABLE_ID } from "../games.ts";
import { Refusal, walletRefusal } from "../refusal.ts";
import { addToVisit, type VisitRow } from "../visits.ts";
import type { WalletCalls } from "../wallet/wallet-calls.ts";
import { type BetRow, timesOf, voidBet } from "./rounds.ts";

export const viewOfBet = ({ id, roundId, pick, amount, state, paid }: BetRow): TableBet => ({
  id,
  roundId,
  pick,
  amount,
  state,
  paid,
});

export function betsOf(db: HouseQuery, playerId: string, roundId: string): Promise<BetRow[]> {
  return db
    .select()
    .from(tableBet)
    .where(and(eq(tableBet.playerId, playerId), eq(tableBet.roundId, roundId)))
    .orderBy(asc(tableBet.createdAt));
}

export interface Pool {
  pick: string;
  players: number;
  amount: number;
}

/** What is on each pick of a round. */
export async function poolsOf(db: HouseDb, roundId: string): Promise<Pool[]> {
  const rows = await db
    .select({
      pick: tableBet.pick,
      players: sql<number>`count(DISTINCT ${tableBet.playerId})::int`,
      amount: sql<number>`sum(${tableBet.amount})::float8`,
    })
    .from(tableBet)
    .where(and(eq(tableBet.roundId, roundId), inArray(tableBet.state, ["accepted", "won", "lost", "push"])))
    .groupBy(tableBet.pick);
  return rows.toSorted((a, b) => a.pick.localeCompare(b.pick));
}

export function createTableBets({
  db,
  clock,
  calls,
  onChange,
}: {
  db: HouseDb;
  clock: Clock;
  calls: WalletCalls;
  onChange: (playerId: string) => void;
}) {
  calls.onBet(TABLE_ID, async (tx, row, reply) => {
    const [bet] = await tx.select().from(tableBet).where(eq(tableBet.transactionId, row.transactionId));
    if (!bet) throw new Error(`the bet ${row.transactionId} is missing`);
    onChange(bet.playerId);
    if (reply.kind === "refused") {
      await tx.update(tableBet).set({ state: "refused" }).where(eq(tableBet.transactionId, bet.transactionId));
      return [];
    }
    // The lock holds the round's row, so that a bet is either in the root or given back.
    const [round] = await tx.select().from(tableRound).where(eq(tableRound.id, bet.roundId)).for("update");
    if (!round || round.state !== "open" || clock.now() >= timesOf(round).closesAt)
      return [await voidBet(tx, calls, bet)];
    await addToVisit(tx, bet.visitId, bet.amount, 0);
    await tx
      .update(tableBet)
      .set({ state: "accepted", acceptedAt: new Date(clock.now()) })
      .where(eq(tableBet.transactionId, bet.transactionId));
    return [];
  });

  calls.onRolledBack(async (tx, transactionId) => {
    const [bet] = await tx.select().from(tableBet).where(eq(tableBet.transactionId, transactionId));
    if (!bet) return;
    await tx.update(tableBet).set({ state: "void", paid: 0 }).where(eq(tableBet.transactionId, transactionId));
    await addToVisit(tx, bet.visitId, -bet.amount, -bet.paid);
    onChange(bet.playerId);
  });

  function write(visit: VisitRow, { id, roundId, pick, amount }: TableBetCall): Promise<BetRow> {
    const { playerId, token } = visit;
    return db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`house table ${playerId}`}))`);
      const [known] = await tx
        .select()
        .from(tableBet)
        .where(and(eq(tableBet.playerId, playerId), eq(tableBet.id, id)));
      if (known) {
        if (known.roundId !== roundId || known.pick !== pick || known.amount !== amount)
          throw new Refusal("facts_differ");
        return known;
      }
      const [round] = await tx.select().from(tableRound).where(eq(tableRound.id, roundId));
      if (!round || round.state !== "open" || clock.now() >= timesOf(round).closesAt) throw new Refusal("closed");
      const placed = (await betsOf(tx, playerId, roundId)).filter(
        ({ state }) => state === "pending" || state === "accepted",
      );
      const refusal = refusalOf({ pick, amount }, placed);
      if (refusal !== null) throw new Refusal(refusal);
      const transactionId = `b-${crypto.randomUUID()}`;
      const facts = { transactionId, id, roundId, visitId: visit.id, playerId, token, pick, amount };
      const [bet] = await tx
        .insert(tableBet)
        .values({ ...facts, state: "pending", createdAt: new Date(clock.now()) })
        .returning();
      if (!bet) throw new Error("a bet was not written");
      const name = TABLE_PICKS.find(({ key }) => key === pick)?.name ?? pick;
      await calls.add(
        tx,
        "bet",
        { token, roundId },
        { transactionId, gameId: TABLE_ID, amount, selection: { id: pick, name } },
      );
      return bet;
    });
  }

  return {
    /** Its state is pending while the wallet has not answered. Throws Refusal. */
    async place(visit: VisitRow, call: TableBetCall): Promise<BetRow> {
      const { transactionId } = await write(visit, call);
      await calls.send(transactionId);
      const [bet] = await db.select().from(tableBet).where(eq(tableBet.transactionId, transactionId));
      if (!bet) throw new Error(`the bet ${transactionId} is missing`);
      if (bet.state === "refused") throw walletRefusal(...(await calls.refusalOf(transactionId)));
      if (bet.state === "void") throw new Refusal("closed");
      return bet;
    },
  };
}
