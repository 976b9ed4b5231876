// The runs of the server (certification R2, system availability), and what it watches while it runs: its clock, its files,
// and whether the house can pay what it owes.
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { rowsFrom } from "../../db/execute.ts";
import { serverRun } from "../../db/schema.ts";
import { newId } from "../../ids.ts";
import { readCapital } from "../../ledger/capital.ts";
import { onReport } from "../../log.ts";
import { noteEvent, noteOnce } from "./note.ts";
import { changedFiles, digestOf, hashFiles, softwareAtStart } from "./software.ts";

/** A run that was not seen for so long has ended. */
const RUN_SEEN_MS = 120_000;
/** A clock that differs from the machine's own count by more was changed. */
const CLOCK_JUMP_MS = 2_000;
/** A clock that is apart from the database's by more is one of two that are not synchronised. */
const CLOCK_APART_MS = 1_000;
const DAY_MS = 24 * 3_600_000;
const LISTED = 20;

export interface Run {
  /** Moves the run on, and looks at the clock, the files and the capital. */
  see(): Promise<void>;
  stop(): Promise<void>;
}

export async function beginRun(context: ServerContext): Promise<Run> {
  const { clock, database } = context;
  const { db } = database;
  const { hashes, version } = softwareAtStart();
  const digest = digestOf(hashes);
  const now = dateNow(clock);
  const [before] = await db.select().from(serverRun).orderBy(desc(serverRun.startedAt)).limit(1);
  const ended = lt(serverRun.seenAt, new Date(now.getTime() - RUN_SEEN_MS));
  const broken = await db
    .update(serverRun)
    .set({ stoppedAt: serverRun.seenAt })
    .where(and(isNull(serverRun.stoppedAt), ended))
    .returning();
  for (const run of broken)
    await noteEvent(context, {
      kind: "part_unavailable",
      subject: "part:server",
      detail: { run: run.id, lastSeen: run.seenAt.toISOString(), ended: "without stopping" },
    });
  if (before && before.digest !== digest)
    await noteEvent(context, {
      kind: "software_changed",
      subject: "part:server",
      detail: { from: before.version, to: version },
    });
  const id = newId();
  await db.insert(serverRun).values({ id, version, digest, startedAt: now, seenAt: now });
  const forget = onReport((what) => void noteOnce(context, { kind: "part_unavailable", subject: `part:${what}` }));
  let checkedAt = clock.now();
  const watch = { wall: clock.now(), machine: performance.now(), apart: 0 };

  return {
    see: async () => {
      await db
        .update(serverRun)
        .set({ seenAt: dateNow(clock) })
        .where(eq(serverRun.id, id));
      const [wall, machine] = [clock.now(), performance.now()];
      const jump = Math.round(wall - watch.wall - (machine - watch.machine));
      const apart = await clockApart(context);
      const isJump = Math.abs(jump) > CLOCK_JUMP_MS;
      const isApart = Math.abs(apart - watch.apart) > CLOCK_APART_MS;
      if (isJump) await noteEvent(context, { kind: "clock_changed", subject: "part:clock", detail: { byMs: jump } });
      else if (isApart)
        await noteEvent(context, { kind: "clock_changed", subject: "part:clock", detail: { apartMs: apart } });
      Object.assign(watch, { wall, machine, ...((isJump || isApart) && { apart }) });
      await watchCapital(context);
      if (wall - checkedAt < DAY_MS) return;
      checkedAt = wall;
      await watchFiles(context);
    },
    stop: async () => {
      forget();
      const at = dateNow(clock);
      await db.update(serverRun).set({ seenAt: at, stoppedAt: at }).where(eq(serverRun.id, id));
    },
  };
}

/** How far the clock is before the database's at least, in milliseconds; behind it: below zero. */
async function clockApart({ clock, database }: ServerContext): Promise<number> {
  const asked = clock.now();
  const rows = await rowsFrom<{ now: number }>(
    database.db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  const told = clock.now();
  const now = Math.round(rows[0]?.now ?? told);
  return now < asked ? asked - now : now > told ? told - now : 0;
}

/** Compares the files with those of the start. Returns those that differ. */
export async function watchFiles(context: ServerContext, now = hashFiles()): Promise<string[]> {
  const changed = changedFiles(softwareAtStart().hashes, now);
  if (changed.length > 0)
    await noteEvent(context, {
      kind: "software_changed",
      subject: "part:files",
      detail: { files: changed.slice(0, LISTED), count: changed.length },
    });
  return changed;
}

const gapSaid = new WeakMap<ServerContext, string>();

/** What the house owes to members against what its bank holds; a gap is said once a day. */
export async function watchCapital(context: ServerContext): Promise<void> {
  const { bank, owed } = await readCapital(context.database.db);
  const day = seoulDay(context.clock.now());
  if (owed <= bank || gapSaid.get(context) === day) return;
  gapSaid.set(context, day);
  await noteEvent(context, {
    kind: "liability_gap",
    subject: "house:capital",
    amount: owed - bank,
    detail: { bank, owed },
  });
}
