// For tests that run on PGlite with one server, and on PostgreSQL with two.
import { startTestServer, type TestServer } from "./harness.ts";
import { IS_WHOLE, SENDS } from "./scale.ts";
import { postgresBinaries, startSeededPostgres } from "./postgres.ts";

type Nodes = readonly [TestServer, ...TestServer[]];

export interface TestDatabase {
  name: string;
  isMissing: boolean;
  /** Runs the work on fresh servers of one database. */
  run(work: (nodes: Nodes) => Promise<void>): Promise<void>;
}

/** For what runs on both whatever scale.ts says. */
export const BOTH_DATABASES: readonly TestDatabase[] = [
  {
    name: "PGlite",
    isMissing: false,
    run: async (work) => {
      const one = await startTestServer({ rateLimit: 0 });
      await work([one]).finally(() => one.close());
    },
  },
  {
    name: "PostgreSQL, two servers",
    isMissing: postgresBinaries() === null,
    run: async (work) => {
      const postgres = await startSeededPostgres();
      const settings = { rateLimit: 0, databaseUrl: postgres.url, secret: "s".repeat(32) };
      const one = await startTestServer(settings);
      const two = await startTestServer(settings);
      try {
        await work([one, two]);
      } finally {
        await two.close();
        await one.close();
        await postgres.stop();
      }
    },
  },
];

/** Both, or PGlite alone: scale.ts. */
export const DATABASES: readonly TestDatabase[] = BOTH_DATABASES.filter(({ name }) => IS_WHOLE || name === "PGlite");

/** Calls `send` as often as scale.ts says, at once, at these servers in turn. */
export function atOnce<T>(nodes: Nodes, send: (node: TestServer, i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: SENDS }, (_, i) => send(nodes[i % nodes.length] ?? nodes[0], i)));
}
