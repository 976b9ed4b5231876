import type { RootActors } from "../ui/app-context.ts";
import { onSessionEnd } from "./session-end.ts";

/** React asks again as soon as a promise has failed: a new one each time would load without end. */
const FAILURE_STANDS_MS = 1_000;

/** Loads once and gives the same promise to all who ask. Who asks a second after a failure, or later, loads again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      setTimeout(() => (loading = null), FAILURE_STANDS_MS);
      throw error;
    }));
}

/** Loads anew after each login: nothing of one session is shown in the next. */
export function loadOnceALogin<Value>(
  session: RootActors["session"],
  load: () => Promise<Value>,
): () => Promise<Value> {
  let loaded = loadOnce(load);
  onSessionEnd(session, () => {
    loaded = loadOnce(load);
  });
  return () => loaded();
}
