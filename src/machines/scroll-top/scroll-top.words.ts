import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { scrollTopMachine } from "./scroll-top.machine.ts";

export const scrollTopWords = defineWords<typeof scrollTopMachine>({
  purpose: "20px 넘게 내려가면 맨 위로 단추를 보인다.",
  events: {
    "page.scrolled": "화면을 스크롤한다",
    "scrollTop.press": "맨 위로 단추를 누른다",
  },
  delays: {
    animation: "스크롤 시간 700ms",
  },
  cases: {
    ...common("plain"),
    top: "맨 위",
    threshold: "20px",
    below: "20px 아래",
  },
});
