// An image that is uploaded as it is chosen: in a post of the board and in an operator's text. One at a time.
import { assign, setup } from "xstate";
import { LARGEST_IMAGE, type Uploaded } from "../../api/contract/files.ts";
import { failureOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { ChosenFile, ImageUploadContext, ImageUploadEvent, ImageUploadTag } from "./image-upload.schema.ts";

export const imageUploadMachine = setup({
  types: { context: {} as ImageUploadContext, events: {} as ImageUploadEvent, tags: {} as ImageUploadTag },
  actors: { sendImage: unprovidedPromise<Uploaded, ChosenFile>("sendImage") },
  guards: { isTooLarge: ({ event }) => event.type === "file.choose" && event.file.size > LARGEST_IMAGE },
  actions: {
    keepFile: assign(({ event }) => (event.type === "file.choose" ? { file: event.file, failure: null } : {})),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    addImage: unprovidedEffect("addImage"),
  },
}).createMachine({
  id: "image-upload",
  context: { file: null, failure: null },
  initial: "waiting",
  states: {
    waiting: { on: { "file.choose": [{ guard: "isTooLarge", target: "tooLarge" }, { target: "uploading" }] } },
    uploading: {
      tags: "busy",
      entry: "keepFile",
      invoke: {
        id: "sendImage",
        src: "sendImage",
        input: ({ context }) => context.file ?? { size: 0 },
        onDone: { target: "waiting", actions: "addImage" },
        onError: { target: "failed", actions: "keepFailure" },
      },
    },
    tooLarge: { on: { "file.choose": [{ guard: "isTooLarge" }, { target: "uploading" }] } },
    failed: { on: { "file.choose": [{ guard: "isTooLarge", target: "tooLarge" }, { target: "uploading" }] } },
  },
});
