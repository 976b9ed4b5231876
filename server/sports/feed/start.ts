import type { ServerContext } from "../../context.ts";
import type { Feed } from "./feed.ts";
import { httpSource } from "./outside/http-source.ts";
import { outsideFeed } from "./outside/outside-feed.ts";
import { handFeed } from "./hand-feed.ts";
import { replayFeed } from "./replay/replay-feed.ts";
import { type FeedRunner, runFeeds } from "./runner.ts";
import { simulatedFeed } from "./simulated/simulated-feed.ts";

const OUTSIDE_FEED = "outside";

/**
 * Starts the feeds of the configuration: imported fixtures and those by hand always run, simulated ones where they are asked
 * for. What should have happened while the server was off has happened when this returns.
 */
export async function startFeeds(context: ServerContext): Promise<FeedRunner> {
  const feeds: Feed[] = [replayFeed(context), handFeed(context)];
  if (context.config.feed === "simulated") feeds.push(simulatedFeed(context));
  const { feedUrl } = context.config;
  if (feedUrl) feeds.push(outsideFeed(OUTSIDE_FEED, httpSource(feedUrl), context.clock));
  return runFeeds(context, feeds);
}
