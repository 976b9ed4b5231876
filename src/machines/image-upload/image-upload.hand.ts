import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { BLOCK, BLOCKING, UNBLOCK } from "../shared/by-hand.ts";
import type { imageUploadMachine } from "./image-upload.machine.ts";

const choose = (data: string, file: string) => ({ by: "member", does: "사진을 고른다", data, sets: { file } }) as const;

export const imageUploadHand = defineByHand<typeof imageUploadMachine>({
  code: "IMG",
  area: ["게시판", "글쓰기", "사진"],
  risk: "P3",
  begins: { "": { account: "member01", page: "/board/write", data: ["사진이 아직 없다"], world: { file: "none" } } },
  events: {
    "file.choose/photo": choose("40kB의 JPEG 사진", "photo"),
    "file.choose/8 MB": choose("꼭 8,388,608바이트인, 확장자만 .jpg인 글 파일", "text"),
    "file.choose/over 8 MB": choose("8,388,609바이트인 파일", "large"),
    "done sendImage": itself({ when: { file: "photo" } }),
    "error sendImage/server's words": itself({ when: { file: "text" } }),
    "error sendImage/no answer": { by: "tester", ahead: BLOCK("/api/files*"), how: BLOCKING, back: UNBLOCK },
  },
});
