// The part of friends that runs by itself: first charges that were staked, and losses of months that have ended.
import type { ServerContext } from "../../context.ts";
import { report } from "../../log.ts";
import { payFirstCharges } from "./first-charge.ts";
import { payLossRewards } from "./loss-rewards.ts";

const CHECK_MS = 60_000;

export async function startFriends(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  let running: Promise<unknown> = Promise.resolve();
  const check = () => {
    running = running
      .then(() => payFirstCharges(context))
      .then(() => payLossRewards(context))
      .catch((error: unknown) => report("rewards for friends were not paid", error));
  };
  check();
  const timer = setInterval(check, CHECK_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
