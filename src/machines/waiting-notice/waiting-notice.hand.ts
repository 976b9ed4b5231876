import { defineByHand } from "../../../paths/lib/by-hand.ts";
import { BELL_TEXT as TEXT } from "../../ui/operator/bell/text.ts";
import type { waitingNoticeMachine } from "./waiting-notice.machine.ts";

const UNASKED = { permission: "unasked", stored: "off" };
const SITE = "주소창 왼쪽의 사이트 설정";

export const waitingNoticeHand = defineByHand<typeof waitingNoticeMachine>({
  code: "WNT",
  area: ["운영", TEXT.title, TEXT.notice],
  risk: "P3",
  begins: {
    "": {
      account: "admin01",
      page: "/admin/overview",
      data: [`“${TEXT.title}”를 열어 두었고, 브라우저는 이 사이트의 알림을 아직 물은 적이 없다`],
      world: UNASKED,
    },
  },
  events: {
    "notice.toggle": { by: "operator", does: `“${TEXT.notice}”를 누른다` },
    "notice.restore/on": { script: "켠 채로 새로고침하면 켜진 상태에서 다시 시작한다" },
    "notice.restore/off": { script: "끈 채로 새로고침해도 보이는 것이 같다" },
    "notice.restore/on, not asked any more": { script: "끈 것과 보이는 것이 같다" },
    "notice.restore/forbidden": {
      by: "tester",
      does: `${SITE}에서 알림을 차단으로 바꾸고 화면을 새로고침한 뒤 “${TEXT.title}”를 연다`,
      back: `${SITE}에서 알림을 기본값으로 되돌린다`,
    },
    "waiting.grew": { by: "tester", does: "다른 브라우저에서 member01이 충전을 신청한다" },
    "done askPermission/granted": { by: "operator", does: "브라우저의 물음에서 “허용”을 누른다" },
    "done askPermission/denied": {
      by: "operator",
      does: "브라우저의 물음에서 “차단”을 누른다",
      back: `${SITE}에서 알림을 기본값으로 되돌린다`,
    },
    "done askPermission/put away": { by: "operator", does: "브라우저의 물음을 닫기(×)로 닫는다" },
    "error askPermission": { script: "알림을 모르는 브라우저는 시험하는 것 가운데 없다" },
  },
});
