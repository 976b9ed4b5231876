import { defineByHand, type HandStep, itself } from "../../../paths/lib/by-hand.ts";
import { sectionTitle } from "../../domain/frame/pages/sections.ts";
import { APPROVALS_TEXT } from "../../ui/operator/approvals/text.ts";
import { IMPORT_TEXT } from "../../ui/operator/import/text.ts";
import { BLOCK, BLOCKING, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { fixtureImportMachine } from "./fixture-import.machine.ts";

const operator = (step: Omit<HandStep, "by">): HandStep => ({ ...step, by: "operator" });
const SECOND = `admin02로 로그인한 다른 브라우저의 “${sectionTitle("/admin/approvals")}”에서`;

export const fixtureImportHand = defineByHand<typeof fixtureImportMachine>({
  code: "IMP",
  area: ["운영", sectionTitle("/admin/import")],
  risk: "P1",
  first: ["import.asked"],
  begins: { "": { account: "admin01", page: "/admin/import", data: [`“${IMPORT_TEXT.file}”에 파일을 골랐다`] } },
  choices: {
    rows: {
      right: "두 경기가 모두 맞는 CSV 파일",
      wrong: "두 경기 중 한 줄의 열이 부족한 CSV 파일",
      none: "모든 줄의 열이 부족한 CSV 파일",
    },
  },
  events: {
    "import.judge": operator(pressed(IMPORT_TEXT.judge)),
    "import.again": operator(pressed(IMPORT_TEXT.again)),
    "import.change": operator(pressed(IMPORT_TEXT.change)),
    "import.asked": operator(pressed(IMPORT_TEXT.submit)),
    "import.told/approved": operator({ does: `${SECOND} “${APPROVALS_TEXT.approve}”을 누른다` }),
    "import.told/refused": operator({ does: `${SECOND} 사유를 쓰고 “${APPROVALS_TEXT.refuse}”을 누른다` }),
    "import.told/overtaken": { script: "대상이 바뀌는 때를 사람이 맞출 수 없다" },
    "done judgeFile/all rows": itself({ when: { rows: "right" } }),
    "done judgeFile/a wrong row": itself({ when: { rows: "wrong" } }),
    "done judgeFile/nothing": itself({ when: { rows: "none" } }),
    "error judgeFile": { by: "tester", ahead: BLOCK("/*/import*"), how: BLOCKING, back: UNBLOCK },
  },
  always: ["두 번째 운영자가 승인하기 전에는 어느 경기도 등록되지 않는다"],
});
