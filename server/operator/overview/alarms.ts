// What an operator has to know at once. Nothing here reads more than a few rows.
import { inArray, lt } from "drizzle-orm";
import type { OverviewAlarm, OverviewExposure } from "../../../src/api/contract/operator/overview.ts";
import type { Action } from "../../../src/domain/operator/rights.ts";
import type { ServerContext } from "../../context.ts";
import { freeMb, SERVING_MB } from "../../db/room.ts";
import { marketHold, posting } from "../../db/schema.ts";
import { dueAt, lastCheck } from "./books-check.ts";
import type { House } from "./house-now.ts";

/** Less than this is told before nothing can be stored. */
const LOW_MB = 1_024;
/** The daily check may take so long. */
const CHECK_MS = 2 * 3_600_000;

interface Known {
  mayRead: (right: Action) => boolean;
  exposure: OverviewExposure | null;
  house: House | null;
}

export async function readAlarms(context: ServerContext, known: Known): Promise<OverviewAlarm[]> {
  const { mayRead, exposure, house } = known;
  const parts = await Promise.all([
    mayRead("ledger.read") || mayRead("audit-log.read") ? ofChecks(context, mayRead) : [],
    mayRead("live.read") ? ofHolds(context) : [],
  ]);
  return [...parts.flat(), ...ofHouse(house, exposure), ...ofDisk(context)];
}

async function ofChecks(context: ServerContext, mayRead: Known["mayRead"]): Promise<OverviewAlarm[]> {
  const { db } = context.database;
  const last = await lastCheck(db);
  const alarms: OverviewAlarm[] = [];
  if (last && last.books > 0 && mayRead("ledger.read")) alarms.push({ kind: "books", differences: last.books });
  if (last && last.log > 0 && mayRead("audit-log.read")) alarms.push({ kind: "log", differences: last.log });
  if (!mayRead("ledger.read")) return alarms;
  const due = dueAt(new Date(context.clock.now() - CHECK_MS));
  if (last && last.at >= due) return alarms;
  const [first] = await db
    .select({ id: posting.id })
    .from(posting)
    .where(lt(posting.at, due))
    .orderBy(posting.id)
    .limit(1);
  return first ? [...alarms, { kind: "unchecked", since: last?.at.toISOString() ?? null }] : alarms;
}

async function ofHolds({ database: { db } }: ServerContext): Promise<OverviewAlarm[]> {
  const rows = await db
    .select()
    .from(marketHold)
    .where(inArray(marketHold.scope, ["feed", "all"]));
  return rows.map(({ scope, key, at }) =>
    scope === "feed"
      ? { kind: "feed", name: key, since: at.toISOString() }
      : { kind: "stopped", since: at.toISOString() },
  );
}

function ofHouse(house: House | null, exposure: OverviewExposure | null): OverviewAlarm[] {
  if (!house) return [];
  if (house.left < 0) return [{ kind: "owed", missing: -house.left }];
  const [worst] = exposure?.fixtures ?? [];
  if (!worst || -worst.worst <= house.left) return [];
  return [{ kind: "exposed", fixture: worst.name, worst: worst.worst, left: house.left }];
}

function ofDisk({ config: { dataDir } }: ServerContext): OverviewAlarm[] {
  if (dataDir === "memory") return [];
  const free = freeMb(dataDir);
  return free < LOW_MB ? [{ kind: "disk", freeMb: free, isFull: free < SERVING_MB }] : [];
}
