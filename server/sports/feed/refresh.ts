import type { ServerContext } from "../../context.ts";
import { nudge } from "../../leases/leases.ts";
import { runnerOf } from "./runner.ts";

/** The part of the node that drives the feeds. */
export const FEED_PART = "feed";

/** Has the feed take up what was written for it: at once on this node, soon on the one that drives the feeds. */
export async function refreshFeed(context: ServerContext, feed: string): Promise<void> {
  const runner = runnerOf(context);
  await (runner ? runner.refresh(feed) : nudge(context, FEED_PART));
}
