// What the feeds of a server in this process do a second, and the share of one core that the process takes meanwhile.
import { eq } from "drizzle-orm";
import type { ServerContext } from "../../server/context.ts";
import { fixture } from "../../server/db/schema.ts";

export interface FeedCounts {
  /** Fixtures that are live at the end. */
  live: number;
  /** A second: changed prices, fixtures and scoreboards, as members are told. */
  prices: number;
  fixtures: number;
  boards: number;
  /** 1: one whole core. */
  core: number;
}

export function countFeed(context: ServerContext): { end(): Promise<FeedCounts> } {
  const counts = new Map<string, number>();
  const unsubscribe = context.events.subscribe(({ name, data }) => {
    const { items } = data as { items?: readonly unknown[] };
    if (items) counts.set(name, (counts.get(name) ?? 0) + items.length);
  });
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  return {
    async end() {
      unsubscribe();
      const seconds = (performance.now() - began) / 1_000;
      const { user, system } = process.cpuUsage(cpu);
      const each = (name: string) => (counts.get(name) ?? 0) / seconds;
      const live = await context.database.db.$count(fixture, eq(fixture.status, "live"));
      return {
        live,
        prices: each("prices"),
        fixtures: each("fixtures"),
        boards: each("boards"),
        core: (user + system) / 1e6 / seconds,
      };
    },
  };
}
