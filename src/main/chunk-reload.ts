import { CHUNK_RELOAD_INTERVAL_MS } from "../domain/constants.ts";

const KEY = "hanpan.chunk-reload";

/** A part of the page that is gone means that a newer one was published: reload, at most once per 60 s. */
export function reloadOnLostChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    // The router would reload once more for the same part, whatever the time; this mark tells it that it has.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, "1");
    const last = Number(sessionStorage.getItem(KEY));
    const now = Date.now();
    // Without a network a reload would only lose the page as well.
    if (now - last < CHUNK_RELOAD_INTERVAL_MS || !navigator.onLine) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(now));
    location.reload();
  });
}
