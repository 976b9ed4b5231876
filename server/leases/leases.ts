// Parts that one node does for all. Each node asks twice a second for what is free: docs/decisions/leases.md.
import { and, eq, ne, sql } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import { rowsFrom } from "../db/execute.ts";
import { connectionName } from "../db/pool.ts";
import { lease } from "../db/schema.ts";
import { every } from "../every.ts";
import { report } from "../log.ts";
import { asHolder, type HeldLease } from "./fence.ts";

/** A node that says nothing for so long has lost its leases. */
const LEASE_MS = 3_000;
const RENEW_MS = 500;
/** What a node that is cut off from Redis for so long does for all, another one does that is not. Longer than a lease. */
const UNHEARD_MS = 5_000;

interface Running {
  /** Another node has written something that the part should look at. */
  nudged?(): Promise<void> | void;
  stop(): Promise<void> | void;
}

export interface LeasedPart {
  name: string;
  start(context: ServerContext): Promise<Running>;
}

interface Turn {
  part: LeasedPart;
  held: HeldLease | null;
  nudges: string;
  running: Running | null;
  /** What is started or stopped now, one after the other. */
  last: Promise<void>;
}

interface Row extends Record<string, unknown> {
  name: string;
  token: string;
  nudges: string;
}

const nodeLease = (node: string): string => `node:${node}`;

/** Takes what is free. What this node gets from the first runs when this returns. Throws what its start throws. */
export async function startLeased(
  context: ServerContext,
  parts: readonly LeasedPart[],
): Promise<{ stop(): Promise<void> }> {
  const { database, node } = context;
  const isAlone = database.kind === "pglite";
  const ofParts = parts.map(({ name }) => name);
  const turns = parts.map((part): Turn => ({ part, held: null, nudges: "", running: null, last: Promise.resolve() }));

  const inTurn = (turn: Turn, work: () => Promise<void>): void => {
    turn.last = turn.last.catch(() => {}).then(work);
    turn.last.catch((error: unknown) => report(`lease of ${turn.part.name}`, error));
  };
  const stopPart = async (turn: Turn): Promise<void> => {
    const { running } = turn;
    turn.running = null;
    await running?.stop();
  };
  const change = async (turn: Turn, held: HeldLease | null): Promise<void> => {
    await stopPart(turn);
    // It was lost again meanwhile.
    if (held === null || held !== turn.held) return;
    try {
      turn.running = await asHolder(isAlone ? null : held, () => turn.part.start(context));
    } catch (error) {
      // The next look begins it anew.
      turn.held = null;
      throw error;
    }
  };

  let heardAt = performance.now();
  let isSaid = true;

  /**
   * A part tells what it does. Where this node alone cannot, pages of the others would show old prices as live: they do it.
   * Where none can, it is done all the same.
   */
  async function mayDoParts(): Promise<boolean> {
    if (context.events.isLive()) heardAt = performance.now();
    if (performance.now() - heardAt < UNHEARD_MS) return true;
    const isNode = sql`${lease.name} like 'node:%' and ${lease.until} > clock_timestamp()`;
    return (await database.db.$count(lease, and(isNode, lease.hears, ne(lease.holder, node)))) === 0;
  }

  async function sayWhetherHeard(): Promise<void> {
    const hears = context.events.isLive();
    if (hears && isSaid) return;
    await database.db
      .update(lease)
      .set({ hears })
      .where(eq(lease.name, nodeLease(node)));
    isSaid = hears;
  }

  async function look(): Promise<void> {
    const wanted = (await mayDoParts()) ? ofParts : [];
    // A node that starts is busy, and nobody reads from it yet.
    const names = JSON.stringify(context.life.isServing ? [...wanted, nodeLease(node)] : wanted);
    const rows = await rowsFrom<Row>(
      database.db,
      sql`select name, token::text, nudges::text
        from lease_take(array(select jsonb_array_elements_text(${names}::text::jsonb)), ${node}, ${LEASE_MS}::int, ${isAlone}::boolean)`,
    );
    for (const turn of turns) {
      const row = rows.find(({ name }) => name === turn.part.name);
      if (row?.token !== turn.held?.token) {
        const held = row ? { name: row.name, token: row.token } : null;
        turn.held = held;
        inTurn(turn, () => change(turn, held));
      } else if (row && row.nudges !== turn.nudges) {
        const held = isAlone ? null : turn.held;
        inTurn(turn, async () => asHolder(held, () => turn.running?.nudged?.()));
      }
      turn.nudges = row?.nudges ?? "";
    }
    await sayWhetherHeard();
  }

  await look();
  const looking = isAlone ? null : every("leases", RENEW_MS, look);
  try {
    await Promise.all(turns.map(({ last }) => last));
  } catch (error) {
    await looking?.stop();
    throw error;
  }
  return {
    async stop() {
      await looking?.stop();
      for (const turn of turns) inTurn(turn, () => stopPart(turn));
      await Promise.allSettled(turns.map(({ last }) => last));
      await giveBack(context).catch((error: unknown) => report("leases were not given back", error));
    },
  };
}

/** Others need not wait until they have run out. A node that ends well has told everything: it is not missed. */
async function giveBack({ database: { db }, node }: ServerContext): Promise<void> {
  await db.delete(lease).where(eq(lease.name, nodeLease(node)));
  await db
    .update(lease)
    .set({ until: sql`'-infinity'` })
    .where(eq(lease.holder, node));
}

/** Asks the node that does the part to look at what was written, where it is another one. */
export async function nudge({ database, node }: Pick<ServerContext, "database" | "node">, name: string): Promise<void> {
  await database.db
    .update(lease)
    .set({ nudges: sql`${lease.nudges} + 1` })
    .where(and(eq(lease.name, name), ne(lease.holder, node)));
}

/** What a transaction has done nothing for so long holds, its node has left behind. */
const LEFT_MS = 1_000;

/**
 * A node that ended in the middle may have told nobody what it had committed: every page reads everything anew. One that
 * stands still may do so within a transaction, whose locks hold up feeds and bets: its connection is ended. A statement by
 * itself ends by itself.
 */
export async function missNodes({
  database: { db },
  events,
}: Pick<ServerContext, "database" | "events">): Promise<void> {
  const isDead = sql`${lease.name} like 'node:%' and ${lease.until} < clock_timestamp()`;
  const dead = await db.select({ node: lease.holder }).from(lease).where(isDead);
  if (dead.length === 0) return;
  const names = JSON.stringify(dead.map(({ node }) => connectionName(node)));
  await db.execute(sql`select pg_terminate_backend(a.pid) from pg_stat_activity a
    where a.application_name in (select jsonb_array_elements_text(${names}::text::jsonb)) and a.xact_start is not null
      and (a.state <> 'active' or a.query_start > a.xact_start)
      and a.state_change < clock_timestamp() - make_interval(secs => ${LEFT_MS / 1_000}::float8)`);
  await db.delete(lease).where(isDead);
  events.resync();
}
