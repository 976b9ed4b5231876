// What the slot's page is told.
import { and, desc, eq } from "drizzle-orm";
import type { SlotSpinFacts, SlotView, SpinAnswer } from "../../src/api/contract/house.ts";
import { SPIN_MS } from "../../src/domain/house/slot.ts";
import { chainOf, promisedHash, seedAt } from "../chains.ts";
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
}

async function factsOf(db: HouseDb, row: SpinRow): Promise<SlotSpinFacts> {
  const chain = await chainOf(db, row.chainId);
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

const readyAfter = (last: SpinRow | null): number => (last === null ? 0 : last.createdAt.getTime() + SPIN_MS);

export async function answerOf({ db, clock, calls }: Parts, visit: VisitRow, row: SpinRow | null): Promise<SpinAnswer> {
  const last = row ?? (await latestSpin(db, visit.playerId));
  return {
    spin: row && (await factsOf(db, row)),
    visit: await viewOfVisit(db, calls, visit.id),
    readyAt: readyAfter(last),
    now: clock.now(),
  };
}

export async function viewOfSlot({ db, clock, calls }: Parts, visit: VisitRow): Promise<SlotView> {
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
    last: done ? await factsOf(db, done) : null,
    stake: last?.stake ?? null,
    free: round?.state === "open" ? { left: round.freeLeft, stake: round.stake, won: round.won } : null,
    promised: await db.transaction((tx) => promisedHash(tx, slotOwner(playerId), clock)),
    readyAt: readyAfter(last),
    now: clock.now(),
  };
}
