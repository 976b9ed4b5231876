import type { ServerContext } from "../../context.ts";
import { nudge } from "../../leases/leases.ts";
import { runnerOf } from "./runner.ts";

/** The part of the node that drives the feeds. */
export const FEED_PART = "feed";

/**
 * Has the feed take up what was written for it: soon on the node that drives the feeds, and at once where that is this
 * one. A node that has been overtaken does not know it yet: the other one is asked all the same.
 */
export async function refreshFeed(context: ServerContext, feed: string): Promise<void> {
  await nudge(context, FEED_PART);
  await runnerOf(context)?.refresh(feed);
}
