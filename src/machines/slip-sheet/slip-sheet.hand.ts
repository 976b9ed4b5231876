import { defineByHand, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { SLIP_TAB_TEXT as TAB, SLIP_TEXT as TEXT } from "../../ui/sports/slip/text.ts";
import { object, OTHER_TAB, pressed } from "../shared/by-hand.ts";
import type { slipSheetMachine } from "./slip-sheet.machine.ts";

const SHEET = `창 “${TAB.cart}”`;
const turnsTo = (tab: string): string => `${SHEET}의 탭 ${object(tab)} 누른다`;
const SAME = "이미 빈 베팅카트는 다시 비지 않는다";

const emptied =
  (way: Way) =>
  (place: Place): ReturnType<Extract<Way, (place: Place) => unknown>> => {
    if (place.before.matches("offering")) return { script: SAME };
    return typeof way === "function" ? way(place) : way;
  };

export const slipSheetHand = defineByHand<typeof slipSheetMachine>({
  code: "SHT",
  area: ["스포츠", TAB.cart, "휴대전화의 창"],
  risk: "P2",
  first: ["offering"],
  begins: {
    "": {
      account: "member08",
      page: "/korea/cross",
      data: [
        "크롬 개발자 도구의 기기 모드(Ctrl+Shift+M)에서 폭 390의 휴대전화를 골랐다",
        `“${titleOf("/korea/cross")}”에서 배당 하나를 누르고, 아래 막대를 눌러 창 ${object(TAB.cart)} 열고, ${object(TEXT.clear)} 누르고, 5초 안에 탭 ${object(TAB.bets)} 눌렀다`,
      ],
    },
  },
  events: {
    "slip.filled": ({ before }) => ({
      by: "member",
      does: `${before.matches("opened") ? `${turnsTo(TAB.cart)}. ` : ""}${object(TEXT.putBack)} 누른다`,
    }),
    "slip.emptied/with a way back": emptied(pressed(TEXT.clear)),
    "slip.emptied/for good": emptied({
      by: "member",
      does: `둘째 탭에서 ${object(TEXT.clear)} 누른다`,
      how: OTHER_TAB,
    }),
    "tab.turned": { by: "member", does: turnsTo(TAB.bets) },
    "after offerTime": { by: "clock", does: "5초를 기다린다" },
  },
});
