import { defineByHand, type Hand, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { POPUP_TEXT } from "../../ui/frame/popup/text.ts";
import { OPERATOR_TEXT, SETTINGS_TEXT } from "../../ui/operator/text.ts";
import { POPUPS_TEXT } from "../../ui/operator/popups/text.ts";
import { LOGS_OUT, logsIn, operatorAt, pressed } from "../shared/by-hand.ts";
import type { popupMachine } from "./popup.machine.ts";

const MEMBER = "member01";
const TITLE = "안내";
const EDITED = "고친 안내";
/** Minutes after the first step, which is noon in the model. */
const TIMES = { noon: 0, before: 355, six: 360, twelve: 720 } as const;
type Time = keyof typeof TIMES;

const HOME = "머리글의 로고를 눌러 홈을 연다";
const CLOCK = "운영 체제의 시계 설정. 케이스가 끝나면 제시간으로 되돌린다";
const TIME_BACK = "이미 뒤의 시각이라 시간이 거꾸로 가야 한다";
const NOT_SHOWN = "이 브라우저에서 숨긴 팝업은 다른 탭에도 보이지 않아 거기서 숨길 수 없다";
const SWITCHED_OFF = "서버는 켜진 팝업만 알려 준다. 끈 팝업은 목록에서 빠지고, 꺼졌다고 알려지지 않는다";
const LOGGED_OUT = "로그아웃하면 다른 탭도 로그아웃되어 거기에 팝업이 없다";

function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}시간` : "", rest > 0 ? `${rest}분` : ""].filter(Boolean).join(" ");
}

/** Comes home, where the list is read. */
function comesHome({ before, world }: Place): string {
  if (world["session"] === "out") return `로그인 화면의 ${logsIn(MEMBER)}`;
  return before.matches("waiting") ? HOME : `“${titleOf("/bet_result")}”을 누르고, ${HOME}`;
}

/** A visit of the home page at that time, after what another tab has done. */
const visit = (at: Time, elsewhere?: "dismiss" | "snooze"): Way => {
  return (place): Hand => {
    const { before, world } = place;
    const now = (world["time"] ?? "noon") as Time;
    if (TIMES[now] > TIMES[at]) return { script: TIME_BACK };
    if (elsewhere !== undefined) {
      if (world["session"] === "out") return { script: LOGGED_OUT };
      const isHidden = (before.matches("snoozed") && at === now) || before.matches("dismissed");
      if (isHidden) return { script: NOT_SHOWN };
    }
    const waits = TIMES[at] - TIMES[now];
    const title = at === "six" && elsewhere === undefined ? EDITED : TITLE;
    const does = [
      waits > 0 ? `컴퓨터의 시계를 ${hoursText(waits)} 앞으로 옮긴다. ` : "",
      title === (world["title"] ?? TITLE)
        ? ""
        : `운영자가 ${operatorAt("/admin/popups")}에서 제목을 “${title}”로 바꾸어 “${OPERATOR_TEXT.save}”을 누른다. `,
      elsewhere === undefined
        ? ""
        : `둘째 탭에서 홈을 열어 팝업의 ${elsewhere === "dismiss" ? "본문을" : `“${POPUP_TEXT.snooze}”를`} 누른다. 첫째 탭에서 `,
      comesHome(place),
    ].join("");
    return {
      by: "member",
      does,
      ...(waits > 0 && { how: CLOCK }),
      sets: { time: at, title, session: "in" },
    };
  };
};

export const popupHand = defineByHand<typeof popupMachine>({
  code: "POP",
  area: ["홈", "팝업"],
  risk: "P3",
  first: ["popup.snooze/at noon", "popup.pressBody/plain"],
  begins: {
    "": {
      account: MEMBER,
      page: "/bet_result",
      data: [
        `팝업은 하나뿐이다: 제목 “${TITLE}”, 내용 “안내”, “${POPUPS_TEXT.popupFlg}” 켜짐(${operatorAt("/admin/popups")})`,
        `사이트 설정의 “${SETTINGS_TEXT.autoLogoutMin}”은 1,440이다`,
        "이 브라우저에서 팝업을 숨긴 적이 없다(시크릿 창)",
        "읽지 않은 쪽지가 없다",
      ],
      world: { time: "noon", session: "in", title: TITLE },
    },
  },
  events: {
    "popup.refresh/at noon": visit("noon"),
    "popup.refresh/dismissed in another tab": visit("noon", "dismiss"),
    "popup.refresh/just before six hours": visit("before"),
    "popup.refresh/after six hours": visit("six"),
    "popup.refresh/switched off": { script: SWITCHED_OFF },
    "popup.refresh/hidden elsewhere": visit("six", "snooze"),
    "popup.refresh/after twelve hours": visit("twelve"),
    "popup.close": pressed(POPUP_TEXT.close, "팝업"),
    "popup.snooze": ({ world }) =>
      world["time"] === "noon" ? pressed(POPUP_TEXT.snooze, "팝업") : { script: TIME_BACK },
    "popup.pressBody": { by: "member", does: "팝업의 본문(내용)을 누른다", looks: ["새로고침해도 보이지 않는다"] },
    "session.ended": { by: "member", does: LOGS_OUT, sets: { session: "out" } },
  },
});
