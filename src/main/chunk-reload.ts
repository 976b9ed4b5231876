import { createActor } from "xstate";
import { parseReloadTime } from "../domain/frame/chunk-reload.ts";
import { chunkReloadMachine } from "../machines/chunk-reload/chunk-reload.machine.ts";
import { LOST_PART } from "../ui/lost-part.ts";
import type { RootActors } from "../ui/app-context.ts";

const KEY = "hanpan.chunk-reload";

/** The time of the last reload lives in session storage: as long as the tab. */
export function createChunkReload(): RootActors["chunkReload"] {
  return createActor(
    chunkReloadMachine.provide({
      actions: {
        storeReload: ({ context }) => sessionStorage.setItem(KEY, String(context.reloadedAt)),
        reloadPage: () => location.reload(),
      },
    }),
    { input: { reloadedAt: readReloadTime() } },
  );
}

/**
 * Tells the machine of each part that could not be loaded. The failure itself goes its way to the error page, which
 * stays where the page does not reload.
 */
export function reloadOnLostChunk(chunkReload: RootActors["chunkReload"]): void {
  addEventListener(LOST_PART, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    const message = detail instanceof Error ? detail.message : String(detail);
    if (!markForRouter(message) || chunkReload.getSnapshot().matches("reloading")) return;
    chunkReload.send({ type: "chunk.lost", now: Date.now(), isOnline: navigator.onLine });
  });
}

/** The router would reload once more for the same part, whatever the time; this mark tells it that it has. */
function markForRouter(message: string): boolean {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, "1");
    return true;
  } catch {
    // A browser that remembers nothing could not count its reloads.
    return false;
  }
}

function readReloadTime(): number | null {
  try {
    return parseReloadTime(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
