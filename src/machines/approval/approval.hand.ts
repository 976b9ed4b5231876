import { defineByHand, type HandStep } from "../../../paths/lib/by-hand.ts";
import { APPROVALS_TEXT } from "../../ui/operator/approvals/text.ts";
import { pressed } from "../shared/by-hand.ts";
import type { approvalMachine } from "./approval.machine.ts";

const operator = (step: Omit<HandStep, "by">): HandStep => ({ ...step, by: "operator" });
const SECOND = "admin02로 로그인한 다른 브라우저";

export const approvalHand = defineByHand<typeof approvalMachine>({
  code: "APR",
  area: ["운영", APPROVALS_TEXT.title],
  risk: "P1",
  first: ["approval.told"],
  begins: {
    "": {
      account: "admin03",
      page: "/admin/approvals",
      data: [
        "admin02가 member01에게 3,000,000원 입금을 요청했다",
        "admin03이 member02에게 3,000,000원 입금을 요청했다",
        "admin02가 member03의 레벨을 바꾸려고 요청했다",
      ],
    },
  },
  events: {
    "approval.pick/of another": operator({ does: "member01의 입금을 누른다" }),
    "approval.pick/own": operator({ does: "member02의 입금을 누른다" }),
    "approval.pick/without the right": operator({ does: "member03의 레벨 변경을 누른다" }),
    "approval.close": operator(pressed(APPROVALS_TEXT.close)),
    "approval.refuse": operator(pressed(APPROVALS_TEXT.refuse)),
    "approval.back": operator(pressed(APPROVALS_TEXT.back)),
    "approval.told/approved": ({ before }) =>
      before.matches({ asked: "open" })
        ? operator(pressed(APPROVALS_TEXT.approve))
        : { by: "operator", does: `${SECOND}에서 승인한다` },
    "approval.told/refused": ({ before }) =>
      before.matches({ asked: "refusing" })
        ? operator({ does: `사유를 쓰고 “${APPROVALS_TEXT.refuse}”을 누른다` })
        : { by: "operator", does: `${SECOND}에서 사유를 쓰고 거절한다` },
    "approval.told/expired": { script: "승인 기한은 24시간이다" },
    "approval.told/withdrawn": ({ before }) =>
      before.matches({ asked: "own" })
        ? operator(pressed(APPROVALS_TEXT.withdraw))
        : { by: "operator", does: "요청한 사람이 철회한다" },
    "approval.told/overtaken": { script: "대상이 바뀌는 때를 사람이 맞출 수 없다" },
  },
  always: ["요청한 사람은 어느 화면에서도 승인할 수 없다"],
});
