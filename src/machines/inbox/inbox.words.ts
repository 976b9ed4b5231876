import { defineWords } from "../../../paths/lib/words.ts";
import type { inboxMachine } from "./inbox.machine.ts";

export const inboxWords = defineWords<typeof inboxMachine>({
  purpose: "쪽지 하나를 펼치고, 지우기 전에 묻는다.",
  events: {
    "message.press": "쪽지의 제목을 누른다",
    "message.remove": "쪽지의 삭제를 누른다",
    "inbox.listed": "쪽지의 목록을 다시 읽는다",
  },
  actors: { askRemoval: "삭제할지 묻기" },
  cases: {
    unread: "안 읽은 쪽지",
    read: "읽은 쪽지",
    all: "모두 그대로",
    "without them": "모두 지워짐",
    yes: "예",
    no: "아니요",
    broken: "물을 수 없음",
  },
});
