// Bets of the table: written down, asked of the wallet, and in the round only if the wallet took them before the lock.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { TableBet, TableBetCall } from "../../src/api/contract/lobby/house.ts";
import { refusalOfAll, TABLE_PICKS } from "../../src/domain/lobby/house/table.ts";
import { MONEY_PACE } from "../../src/domain/wallet/money-pace.ts";
import type { Clock } from "../clock.ts";
import type { HouseDb, HouseQuery, HouseTx } from "../db/open.ts";
import { tableBet, tableRound } from "../db/schema.ts";
import { TABLE_ID } from "../games.ts";
import { Refusal, walletRefusal } from "../refusal.ts";
import { addToVisit, type VisitRow } from "../visits.ts";
import { refuseWithdrawn, withdrawCall } from "../withdrawn.ts";
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

  /** Each bet of a call has its own id, by which a call that comes again finds it. */
  const idOf = (call: string, pick: string): string => `${call}-${pick}`;
  const callsOf = (bets: readonly BetRow[]): number =>
    new Set(bets.map(({ id, pick }) => id.slice(0, id.length - pick.length))).size;

  const lock = (tx: HouseTx, playerId: string) =>
    tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`house table ${playerId}`}))`);

  /** The bets of a call, in the order of the picks. */
  const known = (query: HouseQuery, playerId: string, id: string): Promise<BetRow[]> =>
    query
      .select()
      .from(tableBet)
      .where(
        and(
          eq(tableBet.playerId, playerId),
          inArray(
            tableBet.id,
            TABLE_PICKS.map(({ key }) => idOf(id, key)),
          ),
        ),
      );

  function write(visit: VisitRow, { id, roundId, stakes }: TableBetCall): Promise<BetRow[]> {
    const { playerId, token } = visit;
    return db.transaction(async (tx) => {
      await lock(tx, playerId);
      const before = await known(tx, playerId, id);
      if (before.length > 0) {
        const same = stakes.flatMap(({ pick, amount }) =>
          before.filter((bet) => bet.roundId === roundId && bet.pick === pick && bet.amount === amount),
        );
        if (same.length !== stakes.length || same.length !== before.length) throw new Refusal("facts_differ");
        return same;
      }
      await refuseWithdrawn(tx, playerId, id);
      const [round] = await tx.select().from(tableRound).where(eq(tableRound.id, roundId));
      if (!round || round.state !== "open" || clock.now() >= timesOf(round).closesAt) throw new Refusal("closed");
      const asked = await betsOf(tx, playerId, roundId);
      // A round takes bets for less time than the pace is counted by.
      if (callsOf(asked) >= MONEY_PACE.most) throw new Refusal("too_fast");
      const placed = asked.filter(({ state }) => state === "pending" || state === "accepted");
      const refusal = refusalOfAll(stakes, placed);
      if (refusal !== null) throw new Refusal(refusal);
      const rows = stakes.map(({ pick, amount }) => ({
        transactionId: `b-${crypto.randomUUID()}`,
        id: idOf(id, pick),
        roundId,
        visitId: visit.id,
        playerId,
        token,
        pick,
        amount,
        state: "pending" as const,
        createdAt: new Date(clock.now()),
      }));
      const bets = await tx.insert(tableBet).values(rows).returning();
      for (const { transactionId, pick, amount } of bets) {
        const name = TABLE_PICKS.find(({ key }) => key === pick)?.name ?? pick;
        await calls.add(
          tx,
          "bet",
          { token, roundId },
          { transactionId, gameId: TABLE_ID, amount, selection: { id: pick, name } },
        );
      }
      return bets;
    });
  }

  async function taken(bets: BetRow[]): Promise<BetRow[]> {
    const [first] = bets;
    if (first && bets.every(({ state }) => state === "refused"))
      throw walletRefusal(...(await calls.refusalOf(first.transactionId)));
    if (bets.every(({ state }) => state === "refused" || state === "void")) throw new Refusal("closed");
    return bets;
  }

  return {
    /**
     * The state of a bet is pending while the wallet has not answered. Throws Refusal where no bet is taken: that of the
     * first.
     */
    async place(visit: VisitRow, call: TableBetCall): Promise<BetRow[]> {
      const ids = (await write(visit, call)).map(({ transactionId }) => transactionId);
      // One after the other: money that is short is short for the last ones.
      for (const id of ids) await calls.send(id);
      const rows = await db.select().from(tableBet).where(inArray(tableBet.transactionId, ids));
      return taken(ids.flatMap((id) => rows.filter(({ transactionId }) => transactionId === id)));
    },
    /** Those that were placed before. Throws Refusal where there are none, and as `place` does. */
    async placed({ playerId }: VisitRow, id: string): Promise<BetRow[]> {
      const rows = await known(db, playerId, id);
      if (rows.length === 0) throw new Refusal("not_found");
      return taken(rows);
    },
    /** True: nothing is placed by this id any more. False: something was. */
    withdraw: ({ playerId }: VisitRow, id: string): Promise<boolean> =>
      withdrawCall(db, clock, {
        playerId,
        id,
        lock: (tx) => lock(tx, playerId),
        isKnown: async (tx) => (await known(tx, playerId, id)).length > 0,
      }),
  };
}
