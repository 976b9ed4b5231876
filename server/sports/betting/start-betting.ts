// The part of betting that runs by itself: in-play bets whose delay is over, settlements that a stopped
// process left unfinished, keys that are no longer replayed.
import type { ServerContext } from "../../context.ts";
import { ensureBonusFixture } from "./bonus-fixture.ts";
import { decideDue } from "./decide-due.ts";
import { purgeKeys } from "../../commands/kept-answers.ts";
import { finishSettlements } from "./settlement/settle-fixture.ts";
import { report } from "../../log.ts";

const DECIDE_EVERY_MS = 200;
const FINISH_EVERY_MS = 15_000;
const PURGE_EVERY_MS = 3_600_000;

/** Lays the bonus folders, completes what was left, then runs until `stop`, which waits for the work in hand. */
export async function startBetting(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  const { db } = context.database;
  await ensureBonusFixture(db);
  const parts = [
    repeat("bets and cash-outs in play", DECIDE_EVERY_MS, () => decideDue(context)),
    repeat("settlements", FINISH_EVERY_MS, () => finishSettlements(context)),
    repeat("keys of commands", PURGE_EVERY_MS, () => purgeKeys(db, context.clock)),
  ];
  return { stop: async () => void (await Promise.all(parts.map((stop) => stop()))) };
}

/** Runs at once and then again and again, never twice at a time. A failure is logged and tried again. */
function repeat(name: string, everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await work();
    } catch (error) {
      report(name, error);
    }
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  let running = run();
  const start = () => void (running = run());
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
