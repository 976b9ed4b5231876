import { defineWords } from "../../../paths/lib/words.ts";
import type { approvalMachine } from "./approval.machine.ts";

export const approvalWords = defineWords<typeof approvalMachine>({
  purpose: "다른 운영자가 요청한 작업을 두 번째 운영자가 승인하거나 거절한다. 요청한 사람은 철회만 한다.",
  events: {
    "approval.pick": "기다리는 것을 하나 연다",
    "approval.close": "닫는다",
    "approval.refuse": "거절을 누른다",
    "approval.back": "거절을 그만둔다",
    "approval.told": "어떻게 되었는지 서버가 알린다",
  },
  cases: {
    own: "자신이 요청한 것",
    "of another": "다른 운영자가 요청한 것",
    "without the right": "할 권한이 없는 것",
    approved: "승인됨",
    refused: "거절됨",
    expired: "기한이 지남",
    withdrawn: "철회됨",
    overtaken: "대상이 바뀜",
    plain: "그냥",
  },
});
