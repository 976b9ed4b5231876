// The slot: a spin is staked at the wallet, drawn from the player's chain, and paid. A round is a stake with the free
// spins that it gives.
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { SpinCall } from "../../src/api/contract/lobby/house.ts";
import { drawStops, spinAt, SPIN_MS, type SlotMode, wonOf } from "../../src/domain/lobby/house/slot.ts";
import { type Chains, sourceOf } from "../chains.ts";
import type { Clock } from "../clock.ts";
import type { HouseDb, HouseQuery, HouseTx } from "../db/open.ts";
import { slotRound, slotSpin } from "../db/schema.ts";
import { SLOT_ID } from "../../src/domain/lobby/house/slot-id.ts";
import { Refusal, walletRefusal } from "../refusal.ts";
import { PICK_OF_SLOT } from "../text.ts";
import { addToVisit, type VisitRow } from "../visits.ts";
import type { WalletCalls } from "../wallet/wallet-calls.ts";
import { refuseWithdrawn, withdrawCall } from "../withdrawn.ts";

export type SpinRow = typeof slotSpin.$inferSelect;
export type RoundRow = typeof slotRound.$inferSelect;
export type SlotFloor = ReturnType<typeof createSlotDriver>;

export const slotOwner = (playerId: string): string => `slot ${playerId}`;

export async function roundUnderWay(db: HouseQuery, playerId: string): Promise<RoundRow | null> {
  const [row] = await db
    .select()
    .from(slotRound)
    .where(and(eq(slotRound.playerId, playerId), inArray(slotRound.state, ["betting", "open"])));
  return row ?? null;
}

/** The latest spin that was not refused. */
export async function latestSpin(db: HouseQuery, playerId: string): Promise<SpinRow | null> {
  const [row] = await db
    .select()
    .from(slotSpin)
    .where(and(eq(slotSpin.playerId, playerId), inArray(slotSpin.state, ["pending", "done"])))
    .orderBy(desc(slotSpin.createdAt))
    .limit(1);
  return row ?? null;
}

async function findSpin(db: HouseQuery, playerId: string, id: string): Promise<SpinRow | null> {
  const [row] = await db
    .select()
    .from(slotSpin)
    .where(and(eq(slotSpin.playerId, playerId), eq(slotSpin.id, id)));
  return row ?? null;
}

interface SlotParts {
  db: HouseDb;
  clock: Clock;
  calls: WalletCalls;
  chains: Chains;
}

export function createSlotDriver({ db, clock, calls, chains }: SlotParts) {
  calls.onBet(SLOT_ID, async (tx, row, reply) => {
    const [round] = await tx.select().from(slotRound).where(eq(slotRound.id, row.transactionId));
    const [spin] = await tx.select().from(slotSpin).where(eq(slotSpin.roundId, row.transactionId));
    if (!round || !spin) throw new Error(`the round of ${row.transactionId} is missing`);
    if (reply.kind === "refused") {
      await tx.update(slotRound).set({ state: "refused" }).where(eq(slotRound.id, round.id));
      await tx.update(slotSpin).set({ state: "refused" }).where(eq(slotSpin.roundId, round.id));
      return [];
    }
    await addToVisit(tx, spin.visitId, round.stake, 0);
    return finish(tx, round, spin);
  });

  // Free spins that are left go with it.
  calls.onRolledBack(async (tx, id) => {
    const [round] = await tx.update(slotRound).set({ state: "refused" }).where(eq(slotRound.id, id)).returning();
    const [spin] = await tx.select().from(slotSpin).where(eq(slotSpin.roundId, id)).limit(1);
    if (round && spin) await addToVisit(tx, spin.visitId, -round.stake, -round.won);
  });

  /** Draws a spin, keeps what it won, and tells the wallet. */
  async function finish(tx: HouseTx, round: RoundRow, spin: SpinRow): Promise<string[]> {
    const seed = { chain: await chains.chainOf(tx, spin.chainId), number: spin.number };
    const stops = drawStops(spin.mode, sourceOf(seed, spin.nonce));
    const drawn = spinAt(spin.mode, stops);
    const won = wonOf(drawn.pay, round.stake);
    const freeLeft = round.freeLeft + drawn.freeSpins - (spin.mode === "free" ? 1 : 0);
    const roundWon = round.won + won;
    const isFinal = freeLeft === 0;
    await tx
      .update(slotSpin)
      .set({ state: "done", stops, won, roundWon, freeLeft })
      .where(and(eq(slotSpin.playerId, spin.playerId), eq(slotSpin.id, spin.id)));
    await tx
      .update(slotRound)
      .set({ state: isFinal ? "done" : "open", freeLeft, won: roundWon })
      .where(eq(slotRound.id, round.id));
    await addToVisit(tx, spin.visitId, 0, won);
    if (won === 0 && !isFinal) return [];
    return [
      await calls.add(
        tx,
        "win",
        { token: round.token, roundId: round.id },
        {
          transactionId: `${round.id}-${spin.number}`,
          betTransactionId: round.id,
          amount: won,
          isFinal,
          isPush: false,
        },
      ),
    ];
  }

  const lock = (tx: HouseTx, playerId: string) =>
    tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`house slot ${playerId}`}))`);

  /** Writes the spin down; what the wallet has to be told comes back. A known spin is not played again. */
  function begin(visit: VisitRow, { id, stake, nonce }: SpinCall): Promise<string[]> {
    const { playerId } = visit;
    return db.transaction(async (tx) => {
      await lock(tx, playerId);
      const known = await findSpin(tx, playerId, id);
      if (known) {
        if (known.nonce !== nonce || known.stake !== stake) throw new Refusal("facts_differ");
        return known.state === "pending" ? [known.roundId] : [];
      }
      await refuseWithdrawn(tx, playerId, id);
      const last = await latestSpin(tx, playerId);
      if (last && clock.now() - last.createdAt.getTime() < SPIN_MS) throw new Refusal("too_soon");
      const round = await roundUnderWay(tx, playerId);
      if (round?.state === "betting") throw new Refusal("unfinished");
      if (round && round.stake !== stake) throw new Refusal("bad_request");
      const opened = round ?? (await stakeRound(tx, visit, stake));
      const spin = await write(tx, visit, opened, round ? "free" : "base", { id, nonce });
      return round ? finish(tx, round, spin) : [opened.id];
    });
  }

  async function stakeRound(tx: HouseTx, { playerId, token }: VisitRow, stake: number): Promise<RoundRow> {
    const id = `s-${crypto.randomUUID()}`;
    const createdAt = new Date(clock.now());
    const [round] = await tx
      .insert(slotRound)
      .values({ id, playerId, token, stake, state: "betting", createdAt })
      .returning();
    if (!round) throw new Error("a round was not written");
    const facts = { transactionId: id, gameId: SLOT_ID, amount: stake, selection: PICK_OF_SLOT };
    await calls.add(tx, "bet", { token, roundId: id }, facts);
    return round;
  }

  async function write(
    tx: HouseTx,
    { id: visitId, playerId }: VisitRow,
    { id: roundId, stake }: RoundRow,
    mode: SlotMode,
    { id, nonce }: Pick<SpinCall, "id" | "nonce">,
  ): Promise<SpinRow> {
    const { chain, number } = await chains.takeSeed(tx, slotOwner(playerId));
    const createdAt = new Date(clock.now());
    const facts = { playerId, id, roundId, visitId, stake, mode, nonce, chainId: chain.id, number };
    const [spin] = await tx
      .insert(slotSpin)
      .values({ ...facts, state: "pending", createdAt })
      .returning();
    if (!spin) throw new Error("a spin was not written");
    return spin;
  }

  return {
    /** Plays a spin; null while the wallet has not answered for its stake. Throws Refusal. */
    async spin(visit: VisitRow, call: SpinCall): Promise<SpinRow | null> {
      const told = await begin(visit, call);
      for (const id of told) await calls.send(id);
      return this.result(visit, call.id);
    },
    /** A spin that was played before. Throws Refusal where there is none, or where the wallet refused its stake. */
    async result({ playerId }: VisitRow, id: string): Promise<SpinRow | null> {
      const row = await findSpin(db, playerId, id);
      if (!row) throw new Refusal("not_found");
      if (row.state === "refused") throw walletRefusal(...(await calls.refusalOf(row.roundId)));
      return row.state === "done" ? row : null;
    },
    /** True: nothing is played by this id any more. False: something was. */
    withdraw: ({ playerId }: VisitRow, id: string): Promise<boolean> =>
      withdrawCall(db, clock, {
        playerId,
        id,
        lock: (tx) => lock(tx, playerId),
        isKnown: async (tx) => (await findSpin(tx, playerId, id)) !== null,
      }),
  };
}
