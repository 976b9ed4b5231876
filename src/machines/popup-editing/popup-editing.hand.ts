import { defineByHand, type HandStep, itself } from "../../../paths/lib/by-hand.ts";
import { sectionTitle } from "../../domain/frame/pages/sections.ts";
import { POPUPS_TEXT } from "../../ui/operator/popups/text.ts";
import { PRIMITIVE_TEXT } from "../../ui/primitives/text.ts";
import { OPERATOR_TEXT } from "../../ui/operator/text.ts";
import { BLOCK, BLOCKING, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { popupEditingMachine } from "./popup-editing.machine.ts";

const operator = (step: Omit<HandStep, "by">): HandStep => ({ ...step, by: "operator" });

export const popupEditingHand = defineByHand<typeof popupEditingMachine>({
  code: "PED",
  area: ["운영", sectionTitle("/admin/popups")],
  risk: "P2",
  first: ["popup.keepMine"],
  begins: {
    "": {
      account: "admin01",
      page: "/admin/popups",
      data: [
        `“${POPUPS_TEXT.edit}”을 눌러 양식을 열고 제목을 바꿨다`,
        "그 뒤에 admin02로 로그인한 다른 브라우저에서 같은 팝업을 저장하거나 지웠다",
      ],
    },
  },
  choices: {
    theirs: { saved: "admin02가 제목을 바꿔 저장했다", removed: "admin02가 지웠다" },
  },
  events: {
    "popup.moved": operator(pressed(OPERATOR_TEXT.save)),
    "popup.again": operator(pressed(PRIMITIVE_TEXT.retry)),
    "popup.keepMine": operator(pressed(POPUPS_TEXT.keepMine)),
    "popup.takeTheirs": operator(pressed(POPUPS_TEXT.takeTheirs)),
    "popup.saved": operator(pressed(OPERATOR_TEXT.save)),
    "done readTheirs/saved by another": itself({ when: { theirs: "saved" } }),
    "done readTheirs/removed by another": itself({ when: { theirs: "removed" } }),
    "error readTheirs": { by: "tester", ahead: BLOCK("/*/admin/popups"), how: BLOCKING, back: UNBLOCK },
  },
  always: ["보지 않은 것을 덮어쓰지 않는다"],
});
