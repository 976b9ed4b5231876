import { defineWords } from "../../../paths/lib/words.ts";
import { byEffect } from "../shared/said.words.ts";
import type { chunkReloadMachine } from "./chunk-reload.machine.ts";

export const chunkReloadWords = defineWords<typeof chunkReloadMachine>({
  purpose: "화면 조각이 사라졌으면 페이지를 다시 부르되, 60초에 한 번만 부른다.",
  unseen: "It reloads the whole page, or leaves it to the error page.",
  events: {
    "chunk.lost": "화면 조각을 내려받지 못한다",
  },
  cases: {
    "just before 60 s": "60초가 되기 직전",
    "after 60 s": "60초가 지난 뒤",
    "after 60 s, without a network": "60초가 지난 뒤, 네트워크 없이",
  },
  told: ({ effects, after: { context } }) => byEffect(effects, context, { reloadPage: "화면을 새로 읽는다" }),
});
