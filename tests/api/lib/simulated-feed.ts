// The simulated feed of one server, on a clock that tests move.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { type FeedRunner, runnerOf } from "../../../server/sports/feed/runner.ts";
import { startFeeds } from "../../../server/sports/feed/start.ts";
import { execute } from "../../../server/sports/feed/writer.ts";
import { startTestServer, type TestServer } from "./harness.ts";

export const MATCH_MS = 720_000;
/** From the end of play to the confirmed result, and the longest extra time with a shoot-out. */
export const CONFIRMED_MS = 45_000;
export const EXTRA_MS = 720_000;

/** Of the file that calls it: the server starts before its tests and ends after them. */
export class SimulatedFeed {
  #server: TestServer | undefined;
  #feeds: FeedRunner | undefined;
  /** When the last step began: the feed cannot have looked at the clock before, but the clock goes on meanwhile. */
  stepped = 0;

  constructor() {
    beforeAll(async () => {
      this.#server = await startTestServer({ feed: "simulated" });
      this.#feeds = runnerOf(this.server.context) ?? (await startFeeds(this.server.context));
    });
    afterAll(async () => {
      await this.#feeds?.stop();
      await this.#server?.close();
    });
  }

  get server(): TestServer {
    if (!this.#server) throw new Error("the server has not started");
    return this.#server;
  }

  get feeds(): FeedRunner {
    if (!this.#feeds) throw new Error("the feeds have not started");
    return this.#feeds;
  }

  async rows<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
    return (await execute<Row>(this.server.context.database.db, sql.raw(text))).rows;
  }

  async step(ms: number): Promise<void> {
    this.server.clock.advance(ms);
    this.stepped = this.server.clock.now();
    await this.feeds.tick();
  }

  /** The feeds stop, and others start `ms` later. */
  async restart(ms: number): Promise<void> {
    await this.feeds.stop();
    this.server.clock.advance(ms);
    this.#feeds = await startFeeds(this.server.context);
  }

  /** The instant of the last step, in SQL. */
  now(): string {
    return `'${new Date(this.stepped).toISOString()}'::timestamptz`;
  }
}
