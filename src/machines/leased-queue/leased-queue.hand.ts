import { defineByHand, type HandStep, itself } from "../../../paths/lib/by-hand.ts";
import { REQUESTS_TEXT } from "../../ui/operator/requests/text.ts";
import { QUEUE_TEXT } from "../../ui/operator/requests/queue-text.ts";
import { REQUEST_STATE_NAMES } from "../../domain/wallet/text.ts";
import { OTHER_TAB } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import type { leasedQueueMachine } from "./leased-queue.machine.ts";
import { leasedQueuePaths } from "./leased-queue.paths.ts";

const ROW = "member01의 그 신청";
const MINE = { lease: "mine" };
const FREE = { lease: "free" };
const DECIDED = { lease: "decided" };
const TOLD = `“${QUEUE_TEXT.done(1)}”`;
const FORM_OPEN = "처리 양식이 열린 동안에는 그 줄의 담당만 바뀐다";

const operator = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "operator", does, ...rest });
const reads = `첫째 탭으로 돌아와 상태 “${REQUESTS_TEXT.open}”를 누른다`;

export const leasedQueueHand = defineByHand<typeof leasedQueueMachine>({
  code: "LSQ",
  area: ["운영", REQUESTS_TEXT.title.charge, "담당"],
  risk: "P1",
  first: ["lost"],
  begins: {
    "": {
      account: "admin01",
      page: "/admin/charges",
      data: ["member01이 50,000원의 충전을 신청해 두었고, 아무도 맡지 않았다"],
      world: FREE,
    },
  },
  events: {
    "work.open/own rows": ({ before }) =>
      before.matches("browsing")
        ? operator(`${ROW}을 고르고 “${REQUESTS_TEXT.approve}”을 누른다`, {
            when: MINE,
            looks: [`“${REQUESTS_TEXT.askApprove.charge(1, "50,000")}”`],
          })
        : { script: FORM_OPEN },
    "work.open/one of another": { script: "데모의 관리자는 하나라 다른 관리자가 맡은 줄이 없다" },
    "work.open/no rows": ({ before }) =>
      before.matches("browsing")
        ? operator(`아무 줄도 고르지 않고 “${REQUESTS_TEXT.approve}”을 누른다`)
        : { script: FORM_OPEN },
    "work.close": operator(`“${QUEUE_TEXT.close}”를 누른다`),
    "leases.read/still own": itself({ when: MINE }),
    "leases.read/lease ended": operator(`둘째 탭에서 ${ROW}을 “${QUEUE_TEXT.release}”로 내놓고, ${reads}`, {
      how: OTHER_TAB,
      when: MINE,
      sets: FREE,
      otherwise: "내놓을 담당이 없다",
    }),
    "leases.read/another page": operator(`상태 “${REQUEST_STATE_NAMES.cancelled}”를 누른다`),
    "report.told/all done": ({ before }) => {
      if (before.matches("browsing"))
        return operator(`${ROW}을 고르고 “${QUEUE_TEXT.claim}”를 누른다`, {
          when: FREE,
          sets: MINE,
          looks: [TOLD, `“${REQUESTS_TEXT.lease}”에 “${REQUESTS_TEXT.mine}”가 보인다`],
        });
      return before.matches("lost")
        ? operator(`안내 옆의 “${QUEUE_TEXT.claim}”를 누른다`, { when: FREE, sets: MINE, looks: [TOLD] })
        : operator(`양식의 내용을 확인하고 “${REQUESTS_TEXT.approve}”을 누른다`, {
            when: MINE,
            sets: DECIDED,
            looks: [TOLD, "member01의 보유머니가 50,000원 늘었다"],
          });
    },
    "report.told/one failed": ({ before }) => {
      const decides = `둘째 탭에서 ${ROW}을 맡아 거절하고, 첫째 탭에서`;
      if (before.matches("browsing")) return { script: "목록은 바뀐 신청을 바로 다시 읽는다" };
      return before.matches("lost")
        ? operator(`${decides} 안내 옆의 “${QUEUE_TEXT.claim}”를 누른다`, {
            how: OTHER_TAB,
            when: FREE,
            sets: DECIDED,
            looks: ["“member01: …” 뒤에 이유가 보인다"],
          })
        : operator(`${decides} 양식의 “${REQUESTS_TEXT.approve}”을 누른다`, {
            how: OTHER_TAB,
            when: MINE,
            sets: DECIDED,
            looks: ["“member01: …” 뒤에 이유가 보이고, 보유머니는 그대로다"],
          });
    },
  },
  seen: (text) => (text === leasedQueuePaths.states.lost?.sees ? quoted(QUEUE_TEXT.lost) : text),
  always: ["한 신청은 한 번만 승인되거나 거절된다"],
});
