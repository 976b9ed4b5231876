// Connections to PostgreSQL. One that is lost fails what is under way on it and nothing else: the pool opens another.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.ts";
import { type HeldLease, leaseNow, leaseOfStatement } from "../leases/fence.ts";
import { tracedQuery } from "../tracing/tracing.ts";
import { troubleOf } from "./trouble.ts";

/** How long a request waits for a connection: for a free one, and for a new one. */
const CONNECT_MS = 10_000;
/** A line that says nothing is asked whether it still stands. */
const KEEP_ALIVE_MS = 10_000;
/** A transaction of a process that hangs keeps its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** Lost connections come all at once, and are said once. */
const SAID_EVERY_MS = 1_000;

/** By what the database knows the connections of a node. */
export const connectionName = (node: string): string => `hanpan ${node}`;

/** `onLost` is called for each connection that was lost. */
export function openPool(
  connectionString: string,
  { max, node, onLost }: { max: number; node: string; onLost: () => void },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: connectionName(node),
    max,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  let saidAt = Number.NEGATIVE_INFINITY;
  const lost = ({ message }: Error): void => {
    onLost();
    if (performance.now() - saidAt < SAID_EVERY_MS) return;
    saidAt = performance.now();
    console.error(`database connection lost: ${message}`);
  };
  // The pool hears the clients that rest in it. One that is in use is heard by nobody else, and an error that nobody
  // hears ends the process.
  pool.on("connect", (client) => {
    client.on("error", lost);
    traceQueries(client);
  });
  pool.on("error", () => {});
  traceQueries(pool);
  return pool;
}

type Query = (statement: string | pg.QueryConfig, ...rest: unknown[]) => Promise<pg.QueryResult>;

/** The pool itself asks its clients by callbacks, when one is free: the query is traced where it was asked for. */
function traceQueries(of: pg.Pool | pg.PoolClient): void {
  const query = of.query.bind(of) as Query;
  const traced: Query = (statement, ...rest) =>
    typeof rest.at(-1) === "function"
      ? query(statement, ...rest)
      : tracedQuery(typeof statement === "string" ? statement : statement.text, () => query(statement, ...rest));
  of.query = traced as typeof of.query;
}

/** The query builder over a pool. What the holder of a lease writes is written while it has the lease. */
export function dbOverPool(pool: pg.Pool): NodePgDatabase<typeof schema> {
  const db = drizzle(fenced(pool), { schema });
  const known = new WeakMap<pg.PoolClient, typeof db>();
  const overClient = (client: pg.PoolClient): typeof db => {
    const made = known.get(client) ?? (drizzle(client, { schema }) as unknown as typeof db);
    known.set(client, made);
    return made;
  };
  // The builder's own transaction keeps a client for ever whose connection is lost before it begins.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    const held = leaseNow();
    try {
      return await overClient(client).transaction(async (tx) => {
        if (held) await hold(client, held);
        return work(tx);
      }, config);
    } catch (error) {
      if (error instanceof Error && troubleOf(error) === "connection") lost = error;
      throw error;
    } finally {
      client.release(lost);
    }
  };
  return db;
}

const hold = (client: pg.PoolClient, { name, token }: HeldLease) =>
  client.query({ name: "lease_hold", text: "select lease_hold($1, $2::bigint)", values: [name, token] });

/** The pool, with a transaction around each statement that the holder of a lease writes by itself. */
function fenced(pool: pg.Pool): pg.Pool {
  const query = async (statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const held = leaseOfStatement(statement.text);
    if (!held) return pool.query(statement, values);
    const client = await pool.connect();
    let failed: Error | undefined;
    try {
      await client.query("begin");
      await hold(client, held);
      const result = await client.query(statement, values);
      await client.query("commit");
      return result;
    } catch (error) {
      failed = error as Error;
      await client.query("rollback").catch(() => {});
      throw error;
    } finally {
      client.release(failed && troubleOf(failed) === "connection" ? failed : undefined);
    }
  };
  return new Proxy(pool, { get: (of, key) => (key === "query" ? query : (Reflect.get(of, key, of) as unknown)) });
}
