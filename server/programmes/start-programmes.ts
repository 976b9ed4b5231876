// The part of programmes that runs by itself: tournaments whose end has come.
import type { ServerContext } from "../context.ts";
import { report } from "../log.ts";
import { freezeDueTournaments } from "./standings.ts";

const CHECK_MS = 5_000;

export async function startProgrammes(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  let running: Promise<unknown> = Promise.resolve();
  const check = () => {
    running = running
      .then(() => freezeDueTournaments(context))
      .catch((error: unknown) => report("tournaments were not frozen", error));
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
