// A producer that falls silent leaves prices that nobody watches over. After 20 s without a sign of life everything of
// its feed is suspended, and it opens again only after a complete snapshot: the feed is loaded anew and brought up to the
// clock first.
import { eq } from "drizzle-orm";
import type { ServerContext } from "../../context.ts";
import { marketHold } from "../../db/schema.ts";
import type { Feed } from "./feed.ts";
import { liftHold, placeHold } from "./holds.ts";

const SILENCE_MS = 20_000;

export interface Watchdog {
  /** Reads the holds that a server left which ended while a feed was silent. */
  load(): Promise<void>;
  asked(feed: Feed): void;
  answered(feed: Feed): void;
  /** True when the feed must tell everything again. */
  isHeld(feed: Feed): boolean;
  /** The feed has told everything. */
  release(feed: Feed): Promise<void>;
  /** Suspends what belongs to silent feeds. */
  watch(): Promise<void>;
}

export function createWatchdog(context: ServerContext, feeds: readonly Feed[]): Watchdog {
  const { clock } = context;
  const lives = new Map(feeds.map((feed) => [feed.name, { sign: clock.now(), isAsked: false }]));
  const held = new Set<string>();
  const isSilent = (feed: Feed): boolean => {
    const life = lives.get(feed.name);
    // A clock that jumps between two questions is no silence.
    const since = feed.signOfLife?.() ?? (life?.isAsked ? life.sign : clock.now());
    return clock.now() - since > SILENCE_MS;
  };
  return {
    async load() {
      const rows = await context.database.db.select().from(marketHold).where(eq(marketHold.scope, "feed"));
      for (const { key } of rows) held.add(key);
    },
    asked(feed) {
      const life = lives.get(feed.name);
      if (life && !life.isAsked) lives.set(feed.name, { sign: clock.now(), isAsked: true });
    },
    answered: (feed) => void lives.set(feed.name, { sign: clock.now(), isAsked: false }),
    isHeld: (feed) => held.has(feed.name),
    async release(feed) {
      if (!held.has(feed.name) || isSilent(feed)) return;
      await liftHold(context, { scope: "feed", key: feed.name });
      held.delete(feed.name);
    },
    async watch() {
      for (const feed of feeds) {
        if (held.has(feed.name) || !isSilent(feed)) continue;
        await placeHold(context, { scope: "feed", key: feed.name }, { reason: "silent", by: null });
        held.add(feed.name);
      }
    },
  };
}
