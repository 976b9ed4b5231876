import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { imageUploadMachine } from "./image-upload.machine.ts";

export const imageUploadWords = defineWords<typeof imageUploadMachine>({
  purpose: "고른 사진을 하나씩 올려 글에 넣는다.",
  events: { "file.choose": "사진 파일을 고른다" },
  actors: { sendImage: "사진 올리기" },
  cases: {
    ...common("no answer", "server's words"),
    photo: "사진",
    "8 MB": "8MB",
    "over 8 MB": "8MB 초과",
    kept: "보관됨",
  },
});
