// Rounds of the table in the database: opened, drawn at the lock, settled, or void.
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { baccarat } from "../../src/domain/games/kinds/baccarat.ts";
import { settleStake, timesFrom } from "../../src/domain/lobby/house/table.ts";
import type { TableHistory, TableRound } from "../../src/api/contract/lobby/house.ts";
import { type ChainRow, type Chains, leafOf, rootOf, seedAt, sourceOf } from "../chains.ts";
import type { Clock } from "../clock.ts";
import type { HouseDb, HouseTx } from "../db/open.ts";
import { tableBet, tableRound } from "../db/schema.ts";
import { addToVisit } from "../visits.ts";
import type { WalletCalls } from "../wallet/wallet-calls.ts";

export type RoundRow = typeof tableRound.$inferSelect;
export type BetRow = typeof tableBet.$inferSelect;

const OWNER = "table";
const HISTORY = 100;

export const timesOf = ({ opensAt }: Pick<RoundRow, "opensAt">) => timesFrom(opensAt.getTime());

export const openRound = (db: HouseDb, chains: Chains, clock: Clock): Promise<RoundRow> =>
  db.transaction(async (tx) => {
    const { chain, number } = await chains.takeSeed(tx, OWNER);
    const id = `t-${chain.id}-${number}`;
    const [row] = await tx
      .insert(tableRound)
      .values({ id, chainId: chain.id, number, state: "open", opensAt: new Date(clock.now()) })
      .returning();
    if (!row) throw new Error("a round was not written");
    return row;
  });

async function held(tx: HouseTx, id: string, state: RoundRow["state"]): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(tableRound)
    .where(and(eq(tableRound.id, id), eq(tableRound.state, state)))
    .for("update");
  return row ?? null;
}

const acceptedOf = (tx: HouseTx, roundId: string): Promise<BetRow[]> =>
  tx
    .select()
    .from(tableBet)
    .where(and(eq(tableBet.roundId, roundId), eq(tableBet.state, "accepted")))
    .orderBy(asc(tableBet.acceptedAt), asc(tableBet.transactionId));

async function change(tx: HouseTx, row: RoundRow, to: Partial<RoundRow>): Promise<RoundRow> {
  await tx.update(tableRound).set(to).where(eq(tableRound.id, row.id));
  return { ...row, ...to };
}

/** The lock: the accepted bets are fixed, and the cards follow from them and from the seed. Drawn once. */
export const drawRound = (db: HouseDb, chains: Chains, id: string): Promise<RoundRow | null> =>
  db.transaction(async (tx) => {
    const row = await held(tx, id, "open");
    if (!row) return null;
    const leaves = (await acceptedOf(tx, id)).map((bet) => leafOf(bet.transactionId, bet.pick, bet.amount));
    const root = rootOf(leaves);
    const seed = { chain: await chains.chainOf(tx, row.chainId), number: row.number };
    return change(tx, row, { state: "drawn", leaves, root, drawn: baccarat.draw(sourceOf(seed, root)) });
  });

/** What the round pays, as calls for the wallet. */
export function settleRound(
  db: HouseDb,
  calls: WalletCalls,
  id: string,
): Promise<{ round: RoundRow; told: string[] } | null> {
  return db.transaction(async (tx) => {
    const row = await held(tx, id, "drawn");
    if (!row?.drawn) return null;
    const told: string[] = [];
    for (const bet of await acceptedOf(tx, id)) {
      const { result, paid } = settleStake(bet, row.drawn);
      const { transactionId: betTransactionId, token, roundId } = bet;
      await tx.update(tableBet).set({ state: result, paid }).where(eq(tableBet.transactionId, betTransactionId));
      await addToVisit(tx, bet.visitId, 0, paid);
      const win = { transactionId: `${betTransactionId}-w`, betTransactionId, amount: paid, isFinal: true };
      told.push(await calls.add(tx, "win", { token, roundId }, { ...win, isPush: result === "push" }));
    }
    return { round: await change(tx, row, { state: "settled" }), told };
  });
}

/** Gives a bet back. */
export async function voidBet(tx: HouseTx, calls: WalletCalls, bet: BetRow): Promise<string> {
  const { transactionId: betTransactionId, token, roundId } = bet;
  await tx.update(tableBet).set({ state: "void" }).where(eq(tableBet.transactionId, betTransactionId));
  return calls.add(tx, "rollback", { token, roundId }, { transactionId: `${betTransactionId}-r`, betTransactionId });
}

/**
 * After a stop. A round whose bets were open when the table stopped, and that should have locked since, is void: nobody
 * could bet until its end. One that was drawn is settled. The one that is still open goes on.
 */
export async function recoverRounds(
  db: HouseDb,
  calls: WalletCalls,
  clock: Clock,
): Promise<{ current: RoundRow | null; told: string[] }> {
  const rows = await db
    .select()
    .from(tableRound)
    .where(inArray(tableRound.state, ["open", "drawn"]));
  const told: string[] = [];
  let current: RoundRow | null = null;
  for (const row of rows) {
    if (row.state === "drawn") told.push(...((await settleRound(db, calls, row.id))?.told ?? []));
    else if (clock.now() < timesOf(row).closesAt) current = row;
    else told.push(...(await voidRound(db, calls, row.id)));
  }
  return { current, told };
}

const voidRound = (db: HouseDb, calls: WalletCalls, id: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    const row = await held(tx, id, "open");
    if (!row) return [];
    const told: string[] = [];
    for (const bet of await acceptedOf(tx, id)) {
      await addToVisit(tx, bet.visitId, -bet.amount, 0);
      told.push(await voidBet(tx, calls, bet));
    }
    await change(tx, row, { state: "void" });
    return told;
  });

export async function historyOf(db: HouseDb): Promise<TableHistory> {
  const rows = await db
    .select({ number: tableRound.number, drawn: tableRound.drawn })
    .from(tableRound)
    .where(eq(tableRound.state, "settled"))
    .orderBy(desc(tableRound.opensAt))
    .limit(HISTORY);
  const rounds = rows.toReversed();
  return { rounds: rounds.map(({ number, drawn }) => ({ number, drawn: (drawn ?? []).map((cards) => [...cards]) })) };
}

/** The seed is shown from the lock on. */
export function viewOfRound(row: RoundRow, chain: ChainRow): TableRound {
  const isDrawn = row.drawn !== null;
  return {
    id: row.id,
    chain: chain.id,
    number: row.number,
    ...timesOf(row),
    promised: seedAt(chain, row.number - 1),
    drawn: row.drawn?.map((cards) => [...cards]) ?? null,
    seed: isDrawn ? seedAt(chain, row.number) : null,
    root: row.root,
    leaves: row.leaves,
  };
}
