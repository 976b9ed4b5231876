import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { popupEditingMachine } from "./popup-editing.machine.ts";

export const popupEditingWords = defineWords<typeof popupEditingMachine>({
  purpose: "두 운영자가 한 팝업을 함께 고칠 때, 먼저 저장된 것을 보여주고 어느 것으로 이어갈지 고르게 한다.",
  events: {
    "popup.moved": "저장이 거절된다",
    "popup.again": "다시 읽는다",
    "popup.keepMine": "내가 쓴 것으로 이어간다",
    "popup.takeTheirs": "저장된 것으로 이어간다",
    "popup.saved": "저장이 끝난다",
  },
  actors: { readTheirs: "저장된 팝업 읽기" },
  cases: {
    ...common("plain", "server's words"),
    "saved by another": "다른 운영자가 저장함",
    "removed by another": "다른 운영자가 지움",
  },
});
