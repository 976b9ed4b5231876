import { definePathModel } from "../../../paths/lib/model.ts";
import { imageUploadMachine } from "./image-upload.machine.ts";
import { imageUploadProperties } from "./image-upload.properties.paths.ts";
import { imageUploadWords } from "./image-upload.words.ts";

export const imageUploadPaths = definePathModel({
  machine: imageUploadMachine,
  words: imageUploadWords,
  events: {
    "file.choose": {
      photo: { file: { size: 40_000 } },
      "8 MB": { file: { size: 8_388_608 } },
      "over 8 MB": { file: { size: 8_388_609 } },
    },
  },
  done: { sendImage: { kept: { name: "a.webp", width: 640, height: 480 } } },
  errors: {
    sendImage: {
      "no answer": new TypeError("fetch failed"),
      "server's words": { status: 422, data: { code: "bad_image", message: "사진이 아닙니다." } },
    },
  },
  asks: { sendImage: ({ context }) => context.file },
  comesTo: {
    start: "waiting",
    "file.choose/photo": "uploading",
    "file.choose/8 MB": "uploading",
    "file.choose/over 8 MB": "tooLarge",
    "done sendImage": "waiting",
    "error sendImage": "failed",
  },
  states: {
    waiting: {
      sees: "사진을 고를 수 있다",
      noTags: ["busy"],
      can: ["file.choose"],
      holds: ({ context }) => context.failure === null,
    },
    uploading: { sees: "사진을 올리는 중이다", tags: ["busy"], cannot: ["file.choose"] },
    tooLarge: { sees: "8MB가 넘는 사진이라고 알린다", noTags: ["busy"], can: ["file.choose"] },
    failed: {
      sees: "올리지 못한 까닭을 알린다",
      noTags: ["busy"],
      can: ["file.choose"],
      holds: ({ context }) => context.failure !== null,
    },
  },
  expectEffects: ({ event }) => ("output" in event ? ["addImage"] : []),
  properties: imageUploadProperties,
  invariants: {
    "a file is sent once, when it is chosen": ({ before, event, after, started }) =>
      (started.join() === "sendImage") ===
      (event.type === "file.choose" && before !== null && !before.matches("uploading") && after.matches("uploading")),
    "what is sent is at most 8 MB": ({ after }) => (after.context.file?.size ?? 0) <= 8_388_608,
  },
});
