// The part of tether that runs by itself: payouts without an answer are looked up.
import type { ServerContext } from "../../context.ts";
import { report } from "../../log.ts";
import { lookUpPayouts } from "./payout.ts";

const LOOK_UP_MS = 15_000;

export async function startTether(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => lookUpPayouts(context))
      .catch((error: unknown) => report("payouts were not looked up", error));
  }, LOOK_UP_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
