// What the slot's page is told.
import { and, desc, eq } from "drizzle-orm";
import type { SlotSpinFacts, SlotView, SpinAnswer } from "../../src/api/contract/lobby/house.ts";
import { SPIN_MS } from "../../src/domain/lobby/house/slot.ts";
import { type Chains, seedAt } from "../chains.ts";
import type { Clock } from "../clock.ts";
import type { HouseDb } from "../db/open.ts";
import { slotSpin } from "../db/schema.ts";
import { type VisitRow, viewOfVisit } from "../visits.ts";
import type { WalletCalls } from "../wallet/wallet-calls.ts";
import { latestSpin, roundUnderWay, slotOwner, type SpinRow } from "./play-slot.ts";

interface Parts {
  db: HouseDb;
  clock: Clock;
  calls: WalletCalls;
  chains: Chains;
}

async function factsOf({ db, chains }: Pick<Parts, "db" | "chains">, row: SpinRow): Promise<SlotSpinFacts> {
  const chain = await chains.chainOf(db, row.chainId);
  const { id, mode, stake, won, roundWon, freeLeft, number, nonce } = row;
  return {
    id,
    mode,
    stops: row.stops ?? [],
    stake,
    won,
    roundWon,
    freeLeft,
    chain: chain.id,
    number,
    nonce,
    seed: seedAt(chain, number),
    previous: seedAt(chain, number - 1),
  };
}

export async function answerOf(parts: Parts, visit: VisitRow, row: SpinRow | null): Promise<SpinAnswer> {
  return { ...(await viewOfSlot(parts, visit)), spin: row && (await factsOf(parts, row)) };
}

export async function viewOfSlot(parts: Parts, visit: VisitRow): Promise<SlotView> {
  const { db, clock, calls, chains } = parts;
  const { playerId } = visit;
  const round = await roundUnderWay(db, playerId);
  const last = await latestSpin(db, playerId);
  const [done] = await db
    .select()
    .from(slotSpin)
    .where(and(eq(slotSpin.playerId, playerId), eq(slotSpin.state, "done")))
    .orderBy(desc(slotSpin.createdAt))
    .limit(1);
  return {
    visit: await viewOfVisit(db, calls, visit.id),
    pending: last?.state === "pending" ? last.id : null,
    last: done ? await factsOf(parts, done) : null,
    stake: last?.stake ?? null,
    free: round?.state === "open" ? { left: round.freeLeft, stake: round.stake, won: round.won } : null,
    promised: await db.transaction((tx) => chains.promisedHash(tx, slotOwner(playerId))),
    readyAt: last === null ? 0 : last.createdAt.getTime() + SPIN_MS,
    now: clock.now(),
  };
}
