// A feed that has gone mad: a market with thousands of outcomes whose prices change all the time. The runner of the feeds
// asks it and brings what it says to the database and to the readers, as of any other feed.
import type { ServerContext } from "../../../server/context.ts";
import { market, selection } from "../../../server/db/schema.ts";
import { emptyBatch, type Feed } from "../../../server/sports/feed/feed.ts";
import { runFeeds } from "../../../server/sports/feed/runner.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { choices } from "./kit.ts";

export interface MadFeed {
  outcomes: number;
  perSecond: number;
  seed: number;
}

const AT_ONCE = 1_000;

export interface RunningMadFeed {
  /** Whether it says anything. What did not change meanwhile is not made up for. */
  turn(isMad: boolean): void;
  stop(): Promise<void>;
}

/** Is quiet until it is turned on. Outcomes are laid in the database: the writer offers no market that could not be settled. */
export async function startMadFeed(
  context: ServerContext,
  { outcomes, perSecond, seed }: MadFeed,
): Promise<RunningMadFeed> {
  const { db } = context.database;
  const fixtureId = await addFixture(context, { startsIn: -600_000, status: "live", feed: "mad" });
  const marketId = `${fixtureId}-mad`;
  await db.insert(market).values({
    id: marketId,
    fixtureId,
    kind: "1x2",
    marketName: "미친 마켓",
    family: "win_draw_lose",
    period: "100",
    phase: "live",
    status: "open",
  });
  const ids = Array.from({ length: outcomes }, (_, n) => `${marketId}-${n}`);
  for (let at = 0; at < outcomes; at += AT_ONCE)
    await db
      .insert(selection)
      .values(ids.slice(at, at + AT_ONCE).map((id, n) => ({ id, marketId, key: `k${at + n}`, name: id, price: 200 })));
  const pick = choices(seed, "mad feed");
  let lastAt: number | null = null;
  const feed: Feed = {
    name: "mad",
    load: () => Promise.resolve(),
    forget() {},
    async advance(now) {
      if (lastAt === null) return emptyBatch();
      const changes = Math.floor(((now - lastAt) / 1_000) * perSecond);
      if (changes > 0) lastAt = now;
      const prices = Array.from({ length: changes }, () => ({
        selectionId: pick.one(ids),
        price: pick.between(150, 900),
      }));
      return { ...emptyBatch(), prices };
    },
  };
  const runner = await runFeeds(context, [feed]);
  return {
    turn: (isMad) => void (lastAt = isMad ? context.clock.now() : null),
    stop: () => runner.stop(),
  };
}
