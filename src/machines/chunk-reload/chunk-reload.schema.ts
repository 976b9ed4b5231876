import { defineSchema } from "../shared/schema.ts";

/** `now` is in milliseconds since 1970. */
export type ChunkReloadEvent = { type: "chunk.lost"; now: number; isOnline: boolean };

export interface ChunkReloadInput {
  /** What `parseReloadTime` read from session storage: it outlives the reload, and no more. */
  reloadedAt: number | null;
}

export interface ChunkReloadContext {
  reloadedAt: number | null;
}

export const chunkReloadSchema = defineSchema<ChunkReloadEvent>()({
  id: "chunk-reload",
  states: ["ready", "waiting", "reloading"],
  events: { "chunk.lost": "a part of the page could not be loaded" },
  guards: ["mayReload"],
  actions: ["keepReload", "storeReload", "reloadPage"],
  /** storeReload: write context.reloadedAt to session storage; reloadPage: load the page anew. */
  effects: ["storeReload", "reloadPage"],
  actors: [],
  delays: [],
  /** failed: nothing is done about it, the error page is to be shown. */
  tags: ["failed"],
});
