import { defineByHand, itself, type HandStep, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { DIALOG_TEXT } from "../../ui/frame/dialog/text.ts";
import { LAUNCH_TEXT } from "../../ui/lobby/text.ts";
import { PROVIDERS_TEXT } from "../../ui/operator/providers/text.ts";
import {
  BLOCK,
  BLOCKING,
  LOGS_OUT,
  NETWORK,
  object,
  operatorAt,
  OTHER_TAB,
  SLOW,
  UNBLOCK,
  UNSLOW,
} from "../shared/by-hand.ts";
import type { launchMachine } from "./launch.machine.ts";
import { launchPaths } from "./launch.paths.ts";

type Destination = "casino" | "slot" | "EU" | "IN";

const PATHS = ["/api/playfun/auth", "/api/kosca/opengame*"];
const PAGES = { casino: "/casino", slot: "/slot", EU: "/europe", IN: "/inplay" } as const;
const FREE = { net: "free" };
const WAITS = { net: "slow" };
const ALLOWED = { who: "allowed" };
const BARRED = { who: "barred" };
const COVERED = "알림이 화면을 덮어 그 밑을 누를 수 없다";
const TOLD_BEFORE = "로그아웃은 실시간 연결이 먼저 알려 로그인 화면으로 간다";

const opens = (name: Destination, who: typeof ALLOWED | typeof BARRED): Way => {
  const step: HandStep = {
    by: "member",
    does: `주 메뉴나 옆 메뉴에서 ${object(titleOf(PAGES[name]))} 누른다`,
    when: who,
    looks: [
      `창 “${LAUNCH_TEXT[name].title}”: “${LAUNCH_TEXT[name].message}”`,
      ...(name === "casino" || name === "slot" ? [`“${LAUNCH_TEXT.expiry}”`] : []),
    ],
  };
  return unlessAlert(
    who === BARRED && (name === "casino" || name === "slot") ? { ...step, looks: ["창이 열리지 않는다"] } : step,
  );
};

/** An alert is read before anything else. */
const unlessAlert =
  (step: HandStep): Way =>
  ({ before }) =>
    ["barred", "blocked", "failed"].some((alert) => before.matches({ outside: alert })) ? { script: COVERED } : step;

const openOf = ({ before }: Place): string => LAUNCH_TEXT[before.context.destination as Destination].open;

const fails = (does: string, how: string, back: string): HandStep => ({
  by: "tester",
  ahead: does,
  how,
  back,
  when: FREE,
});

const { states } = launchPaths;
/** What the steps and the states below say more exactly. */
const SEEN: Readonly<Record<string, string>> = {
  "확인 창이 열린다": "",
  [states.outside?.sees ?? ""]: "",
  [states["outside.idle"]?.sees ?? ""]: "창도 알림도 없다",
  [states["outside.barred"]?.sees ?? ""]: "",
  [states["outside.failed"]?.sees ?? ""]: "",
  [states.confirming?.sees ?? ""]: "",
};

export const launchHand = defineByHand<typeof launchMachine>({
  code: "LCH",
  area: ["카지노 · 슬롯 · 스포츠", "새 창 입장"],
  risk: "P2",
  first: ["outside.barred"],
  begins: {
    "": { account: "member01", page: "/", data: ["브라우저가 이 사이트의 새 창을 막지 않는다"], world: FREE },
  },
  choices: {
    who: {
      [ALLOWED.who]: "이 회원의 성향에는 22가 없다",
      [BARRED.who]: { account: "member20", data: ["이 회원의 성향에는 22가 있다"] },
    },
  },
  events: {
    "launch.request/casino": opens("casino", ALLOWED),
    "launch.request/a game of the casino": unlessAlert({
      by: "member",
      does: "/casino 화면에서 열려 있는 게임 하나의 “… 입장”을 누른다",
      when: ALLOWED,
      looks: ["창에 그 게임의 이름이 보인다"],
    }),
    "launch.request/slot, with other codes": opens("slot", ALLOWED),
    "launch.request/casino, with code 22": opens("casino", BARRED),
    "launch.request/slot, with code 22": opens("slot", BARRED),
    "launch.request/European prematch": opens("EU", ALLOWED),
    "launch.request/in-play, with code 22": opens("IN", BARRED),
    "launch.confirm": (place) => {
      const press = `창에서 “${openOf(place)}”을 누른다`.replace("열기”을", "열기”를");
      return [
        { by: "member", does: press },
        { by: "tester", does: `${SLOW}. ${press}`, how: NETWORK, when: FREE, sets: WAITS },
      ];
    },
    "launch.cancel": { by: "member", does: `창에서 “${LAUNCH_TEXT.cancel}”를 누른다` },
    "alert.read": { by: "member", does: `알림에서 “${DIALOG_TEXT.ok}”을 누른다` },
    "session.ended": ({ before }) =>
      before.matches("outside")
        ? { script: "창이 없으면 로그아웃은 로그인 유지의 케이스다" }
        : {
            by: "member",
            does: `${before.matches("launching") ? "20초 안에 " : ""}둘째 탭에서 ${LOGS_OUT}. 첫째 탭을 본다`,
            how: OTHER_TAB,
            ...(before.matches("launching") ? { when: WAITS } : {}),
            sets: { who: "out" },
            looks: ["로그인 화면이고 창이 없다", ...(before.matches("launching") ? ["빈 새 창이 닫힌다"] : [])],
          },
    "window.blocked": { script: "누른 때에 여는 창은 브라우저가 막지 않는다: 막는 확장 프로그램이 있어야 한다" },
    "window.closed": ({ before }) => ({
      by: "member",
      does: before.matches("launching") ? "20초 안에 빈 새 창을 닫는다" : "새 창을 닫는다",
      ...(before.matches("launching") ? { when: WAITS } : {}),
    }),
    "done readAddress/launched": ({ world }) =>
      world.net === WAITS.net
        ? { by: "clock", does: "20초를 기다린다", sets: FREE, back: UNSLOW, how: NETWORK }
        : itself({ when: FREE, looks: ["새 창의 화면은 누른 것이고, 이 창의 화면은 그대로다"] }),
    "done readAddress/an address that runs script": { script: "서버는 http가 아닌 주소를 주지 않는다" },
    "error readAddress/no answer": fails(BLOCK(...PATHS), BLOCKING, UNBLOCK),
    "error readAddress/provider down": ({ before }) =>
      before.context.game === null
        ? { script: "로비의 입장은 제공사를 거치지 않는다" }
        : {
            ...fails(
              `그 게임의 제공사에서 “${PROVIDERS_TEXT.edit}”를 누르고 “${PROVIDERS_TEXT.isOn}”을 끄고 “${PROVIDERS_TEXT.save}”을 누른 뒤 확인한다`,
              operatorAt("/admin/providers"),
              "같은 방법으로 다시 켠다",
            ),
            by: "operator",
          },
    "error readAddress/not found": { script: "화면에는 서버가 모르는 게임이 없다" },
    "error readAddress/second login": { script: TOLD_BEFORE },
    "error readAddress/kicked": { script: TOLD_BEFORE },
    "error readAddress/no session": { script: TOLD_BEFORE },
  },
  seen: (text) => SEEN[text] ?? text,
  always: ["새 창은 “입장”이나 “열기”를 누른 때에만 열린다", "성향 22인 회원에게 라이브카지노와 슬롯은 열리지 않는다"],
});
