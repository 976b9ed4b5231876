import type { RootActors } from "../ui/app-context.ts";
import { onSessionEnd } from "./session-end.ts";

/** Loads once and gives the same promise to all who ask. After a failure the next one loads again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
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
