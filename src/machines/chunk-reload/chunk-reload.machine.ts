// A part of the page that is gone means that a newer page was published: it is loaded anew. A part that is
// still gone then must not make a page that loads itself for ever.
import { assign, setup } from "xstate";
import { mayReload } from "../../domain/frame/chunk-reload.ts";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type { ChunkReloadContext, ChunkReloadEvent, ChunkReloadInput, ChunkReloadTag } from "./chunk-reload.schema.ts";

export const chunkReloadMachine = setup({
  types: {
    context: {} as ChunkReloadContext,
    events: {} as ChunkReloadEvent,
    input: {} as ChunkReloadInput,
    tags: {} as ChunkReloadTag,
  },
  guards: { mayReload: ({ context, event }) => mayReload(context.reloadedAt, event.now, event.isOnline) },
  actions: {
    keepReload: assign({ reloadedAt: ({ event }) => event.now }),
    storeReload: unprovidedEffect("storeReload"),
    reloadPage: unprovidedEffect("reloadPage"),
  },
}).createMachine({
  id: "chunk-reload",
  context: ({ input }) => input,
  initial: "ready",
  states: {
    ready: {
      on: {
        "chunk.lost": [
          {
            guard: "mayReload",
            target: "reloading",
            actions: ["keepReload", "storeReload", "reloadPage"],
            meta: { requirements: ["REQ-8.21"] },
          },
          { target: "waiting", meta: { requirements: ["REQ-8.21"] } },
        ],
      },
    },
    waiting: {
      tags: "failed",
      on: {
        "chunk.lost": {
          guard: "mayReload",
          target: "reloading",
          actions: ["keepReload", "storeReload", "reloadPage"],
          meta: { requirements: ["REQ-8.21"] },
        },
      },
    },
    reloading: { type: "final" },
  },
});
