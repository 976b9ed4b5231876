import { defineWords } from "../../../paths/lib/words.ts";
import type { deviceToggleMachine } from "./device-toggle.machine.ts";

export const deviceToggleWords = defineWords<typeof deviceToggleMachine>({
  purpose: "모바일(425)과 PC(1607) 폭을 회원이 고른 대로 둔다.",
  events: {
    "device.toggle": "PC/모바일 전환 단추를 누른다",
    "device.restore": "지난번 선택을 가진 채 화면을 연다",
  },
  cases: {
    "on a desktop": "PC에서",
    "on a phone": "휴대전화에서",
    auto: "자동",
    mobile: "모바일",
    desktop: "PC",
  },
});
