import { defineByHand, type Way, type World } from "../../../paths/lib/by-hand.ts";
import { LAYOUT_TEXT } from "../../ui/frame/layout/text.ts";
import { pressed } from "../shared/by-hand.ts";
import type { deviceToggleMachine } from "./device-toggle.machine.ts";

const DESKTOP = { device: "desktop" };
const PHONE = { device: "phone" };

/** Presses the button; it is there where the page is as wide as that. */
const toggle =
  (device: World, own: "mobile" | "desktop"): Way =>
  ({ before }) => {
    const label = own === "desktop" ? LAYOUT_TEXT.toMobile : LAYOUT_TEXT.toDesktop;
    if (before.matches("auto")) return { ...pressed(label), when: device };
    return before.matches(own)
      ? pressed(label)
      : {
          script: own === "desktop" ? "모바일을 고른 화면은 PC의 폭이 아니다" : "PC를 고른 화면은 모바일의 폭이 아니다",
        };
  };

/** Opens the page anew with the choice that is stored. */
const restore =
  (stored: "auto" | "mobile" | "desktop"): Way =>
  ({ before }) =>
    before.matches(stored) ? { by: "member", does: "새로고침한다" } : { script: "고른 것은 바로 저장된다" };

export const deviceToggleHand = defineByHand<typeof deviceToggleMachine>({
  code: "DVT",
  area: ["사이트", "PC와 모바일 화면"],
  risk: "P3",
  begins: {
    "": { account: "member05", page: "/", data: ["화면의 폭을 고른 적이 없다(시크릿 창)"] },
  },
  choices: {
    device: {
      desktop: "PC의 크롬이고 창의 폭은 1440이다",
      phone: "크롬 개발자 도구의 기기 모드(Ctrl+Shift+M)에서 폭 390의 휴대전화를 골랐다",
    },
  },
  events: {
    "device.toggle/on a desktop": toggle(DESKTOP, "desktop"),
    "device.toggle/on a phone": toggle(PHONE, "mobile"),
    "device.restore/auto": restore("auto"),
    "device.restore/mobile": restore("mobile"),
    "device.restore/desktop": restore("desktop"),
  },
});
