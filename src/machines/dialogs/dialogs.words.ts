import { defineWords } from "../../../paths/lib/words.ts";
import type { SlipDialog } from "../../domain/sports/slip/slips.ts";
import type { BaseDialog } from "./dialog-names.ts";
import { alert, quoted } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { dialogsMachine } from "./dialogs.machine.ts";

const DIALOGS: Readonly<Partial<Record<BaseDialog | SlipDialog, string>>> = {
  login: "로그인",
  join: "가입",
  userInfo: "회원정보",
  slipNormal: "일반",
  slipInplay: "인플레이",
  slipVirtual: "가상 스포츠",
  slipMini: "미니게임",
};

export const dialogsWords = defineWords<typeof dialogsMachine>({
  purpose: "대화상자 25가지를 슬립, 대화상자, 질문, 알림의 네 층으로 쌓고, 서랍과 메뉴를 하나씩 연다.",
  events: {
    "dialog.open": "대화상자를 연다",
    "dialog.close": "대화상자를 닫는다",
    "dialog.closeAll": "로그아웃하거나 화면을 옮긴다",
    "menu.toggle": "메뉴 단추를 누른다",
    "menu.close": "메뉴를 닫는다",
    "alert.show": "알림이 뜬다",
    "alert.close": "알림의 확인을 누른다",
    "confirm.ask": "확인 질문이 뜬다",
    "confirm.accept": "확인 질문에서 예를 누른다",
    "confirm.cancel": "확인 질문에서 아니오를 누른다",
  },
  cases: {
    ...common("login", "plain", "first", "second"),
    join: "가입",
    "user info": "회원정보",
    drawer: "서랍",
    account: "내 메뉴",
    "first, of a machine": "첫 번째, 어느 차트의 것",
    "a slip": "슬립",
    "another slip": "다른 슬립",
    confirm: "확인",
    alert: "알림",
    question: "질문",
  },
  instead: ({ context: { menu, base, slip, confirm, alerts } }) => ({
    "menu.open": menu && `${menu === "drawer" ? "서랍이" : "메뉴가"} 열려 있다`,
    "slip.open": slip && `${DIALOGS[slip] ?? slip} 베팅슬립 창이 있다`,
    "base.open": base && `${DIALOGS[base] ?? base} 창이 있다`,
    "confirm.open": confirm && `확인창 ${quoted(confirm.message)}이 다른 창 위에 있다`,
    "alert.open":
      alerts[0] === undefined
        ? null
        : `${alert(alerts[0].message)}이 모든 창 위에 있다${alerts.length > 1 ? `; 뒤에 ${alerts.length - 1}개가 기다린다` : ""}`,
  }),
});
