// The one way to do something again and again.
import { report } from "./log.ts";
import { tracedRun } from "./tracing/tracing.ts";

/**
 * Runs `work` at once, and again `ms` after each run has ended, so never twice at a time. What it throws is logged under
 * `name`, and the next run tries again. `stop` returns when the work in hand is done.
 */
export function every(name: string, ms: number, work: () => unknown): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    try {
      await tracedRun(name, work);
    } catch (error) {
      report(name, error);
    }
    if (isStopped) return;
    timer = setTimeout(() => (running = run()), ms);
    timer.unref();
  };
  let running = run();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
