import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { loadingBarMachine } from "./loading-bar.machine.ts";

export const loadingBarWords = defineWords<typeof loadingBarMachine>({
  purpose: "200ms가 넘는 불러오기에만 막대를 보이고 5초 뒤에는 가득 채운다.",
  events: {
    "load.start": "화면이 무언가를 불러오기 시작한다",
    "load.finish": "불러오기가 모두 끝난다",
  },
  delays: {
    throttle: "200ms",
    duration: "5초",
  },
  cases: {
    ...common("plain"),
  },
});
