// Thirty days of what two hundred members did: written by the functions that serve members, with the clock of those days.
import { eq } from "drizzle-orm";
import { seoulDayBounds, seoulDay, seoulDayNumber } from "../../../src/domain/common/time.ts";
import type { ServerContext } from "../../context.ts";
import { member } from "../../db/schema.ts";
import { ensureSettings } from "../../games/settings.ts";
import { withIds } from "../../ids.ts";
import { seededRandom } from "../../sports/feed/seeded.ts";
import { leaveWaiting, momentsOf } from "./day.ts";
import { announceDay } from "./fixtures.ts";
import { drawQuietRounds, layChains, openRooms } from "./games.ts";
import { BUSY, BUSY_DAYS, EARLY } from "./paces.ts";
import { demoMembers } from "./people.ts";
import { addPastTournaments, type Streaks } from "./programmes.ts";
import { createWorld, DAY_MS, MINUTE_MS, type World } from "./world.ts";

export interface HistoryOptions {
  days: number;
  /** With the demo's own. */
  members: number;
  seed: string;
}

export const DEMO_HISTORY = { members: 200, seed: "hanpan" } as const;

/** The last minutes, in which what waits is written. */
const QUIET_MS = 12 * MINUTE_MS;

/** Fills the days before the clock. The members stand already. */
export async function makeHistory(
  server: ServerContext,
  { days, seed }: Pick<HistoryOptions, "days" | "seed">,
): Promise<void> {
  const { db } = server.database;
  const [operator] = await db.select().from(member).where(eq(member.userId, "admin01"));
  if (!operator) throw new Error("the history has no operator");
  const world = createWorld(server, { days, seed, operator, members: await demoMembers(db) });
  const bytes = seededRandom(`${seed}:ids`);
  const ids = () => ({
    msecs: world.clock.now(),
    random: Uint8Array.from({ length: 16 }, () => Math.floor(bytes() * 256)),
  });
  await withIds(ids, () => live(world));
}

async function live(world: World): Promise<void> {
  const { context, clock, end } = world;
  await ensureSettings(context.database.db);
  await addPastTournaments(world);
  const rooms = openRooms(world);
  const streaks: Streaks = new Map();
  const matches = await announceDay(world, seoulDayNumber(clock.now()));
  for (let day = seoulDayNumber(clock.now()); day <= seoulDayNumber(end); day++) {
    const { from, to } = seoulDayBounds(seoulDay(clock.now()));
    const isLast = to > end;
    const pace = end - from <= BUSY_DAYS * DAY_MS ? BUSY : EARLY;
    if (!isLast) await layChains(world, rooms, clock.now());
    const ofDay = matches.filter(({ startsAt }) => startsAt >= from && startsAt < to);
    matches.push(...(await announceDay(world, day + 1)));
    const today = { from, pace, ofDay, matches, streaks, rooms: isLast ? null : rooms };
    for (const { at, run } of momentsOf(world, today)) {
      if (at <= clock.now() || at >= end - QUIET_MS) continue;
      clock.moveTo(at);
      await run();
    }
    if (isLast) break;
    clock.moveTo(to);
    await drawQuietRounds(world, rooms, to, pace.quietRounds);
  }
  clock.moveTo(end - QUIET_MS);
  await leaveWaiting(world, matches);
}
