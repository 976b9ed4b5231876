// Effects. storeReload: write context.reloadedAt to session storage; reloadPage: load the page anew.

/** `now` is in milliseconds since 1970. */
export type ChunkReloadEvent =
  /** A part of the page could not be loaded. */
  { type: "chunk.lost"; now: number; isOnline: boolean };

export interface ChunkReloadInput {
  /** What `parseReloadTime` read from session storage: it outlives the reload, and no more. */
  reloadedAt: number | null;
}

export interface ChunkReloadContext {
  reloadedAt: number | null;
}

/** failed: nothing is done about it, the error page is to be shown. */
export type ChunkReloadTag = "failed";
