import { PREFETCH_IDLE_TIMEOUT_MS } from "../domain/common/constants.ts";

/** That somebody is there, and about to ask for more than the page shows. */
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Loads code before it is needed: in an idle moment after the visitor's next sign, so that it never competes with what
 * the page itself has to load. A failure is none: the part is asked for again when it is needed. Returns the end of it.
 */
export function loadAhead(load: () => Promise<unknown> | undefined): () => void {
  const waiting = new AbortController();
  const run = () => void load()?.catch(() => undefined);
  const whenIdle = () => {
    waiting.abort();
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
    else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
  };
  for (const sign of SIGNS) addEventListener(sign, whenIdle, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}
