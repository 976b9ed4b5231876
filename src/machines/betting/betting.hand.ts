import {
  defineByHand,
  type Hand,
  type HandStep,
  itself,
  type Place,
  type Way,
  type World,
} from "../../../paths/lib/by-hand.ts";
import { PLACEMENT_TEXT, SLIP_TAB_TEXT, SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { LINE_TEXT } from "../../ui/frame/layout/late-text.ts";
import { LEVEL_TEXT } from "../../ui/operator/members/text.ts";
import {
  AWAY_AND_BACK,
  BLOCK,
  BLOCKING,
  LOGS_OUT,
  logsIn,
  NETWORK,
  operatorAt,
  OTHER_TAB,
  pressed,
  UNBLOCK,
  UNSLOW,
} from "../shared/by-hand.ts";
import type { bettingMachine } from "./betting.machine.ts";
import type { BetPress } from "./betting.schema.ts";
import { MINI_PRESSES, seenOfBetting } from "./betting.seen.by-hand.ts";

const PAGE = "/europe";
const GAME = "/minigame/eos/powerball1";
/** The bet of the case, step by step; `after …` is what comes by itself then. */
const bet = (stands: string): World => ({ bet: stands });
const ONLINE: World = { net: "on" };
const OFFLINE: World = { net: "off" };
const NO_BET = bet("none");
const LISTENERS = "듣는 코드의 잘못은 손으로 일으킬 수 없다";
const NOT_SHOWN = "단추는 그때에만 있거나 눌린다";
const SHORT = "코드를 받는 동안은 짧다";
const FIRST_OUT = "한 회원이 나가야 다른 회원이 들어온다";

const isOut = ({ before }: Place): boolean => before.matches("absent");
const isReady = ({ before }: Place): boolean => before.hasTag("ready");
const isLoading = ({ before }: Place): boolean =>
  before.matches({ present: "loading" }) || before.matches({ present: { streaming: "opening" } });

const member = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "member", does, ...rest });

const logs =
  (account: string, kept: string | null): Way =>
  (place) =>
    isOut(place)
      ? member(`/login에서 ${logsIn(account)}`, kept === null ? {} : { when: { kept } })
      : { script: FIRST_OUT };

/** Done by hand while a member is there and nothing is being loaded. */
const there =
  (step: Hand | readonly Hand[]): Way =>
  (place) => {
    if (isOut(place)) return { script: "로그인하지 않은 동안에는 없다" };
    return isLoading(place) ? { script: SHORT } : step;
  };

/** A press for the bet, where the slip shows it. */
const press =
  (type: BetPress["type"], stood: string, step: HandStep, comes: string): Way =>
  (place): Hand =>
    isReady(place) && place.before.can({ type, name: "normal" } as never)
      ? { ...step, when: { ...step.when, ...bet(stood) }, sets: bet(comes), otherwise: NOT_SHOWN }
      : { script: NOT_SHOWN };

const shown = (...ways: readonly Hand[]): Way => ways;
const follows = (before: string, after: string, looks: readonly string[] = []): Hand =>
  itself({ when: bet(before), sets: bet(after), looks });
const fills = member(`목록에서 아직 시작하지 않은 경기의 배당 하나를 담고 “${SLIP_TEXT.stake}”에 10000을 쓴다`, {
  data: "10,000원",
});

const cut = (file: string, seconds: string): Hand => ({
  by: "tester",
  ahead: `${BLOCK(`/assets/${file}*`)}. 캐시를 비우고(Network의 Disable cache) 새로고침해 둔다`,
  how: BLOCKING,
  looks: [seconds],
});

export const bettingHand = defineByHand<typeof bettingMachine>({
  code: "BTG",
  area: ["스포츠 · 미니게임", "로그인한 회원의 베팅카트"],
  risk: "P1",
  first: ["placement.began/normal", "member.gone/plain"],
  begins: {
    "": {
      account: null,
      page: "/login",
      data: [
        "member01과 member02의 보유머니가 30,000원 이상이다. 이 브라우저에서 “바로 베팅”은 꺼짐",
        "개발자 도구의 Network를 열어 둔다",
      ],
      world: { ...ONLINE, ...NO_BET },
    },
  },
  choices: {
    kept: {
      "": "두 회원의 베팅카트는 비어 있다",
      bet: "member01이 /europe에서 베팅 요청을 차단한 채 베팅해 “접수 확인 중”에 로그아웃했다. 차단은 껐다",
      slip: "member01의 베팅카트에 선택이 하나 있다",
    },
  },
  events: {
    "member.present/at first": logs("member01", null),
    "member.present/with a bet under way": logs("member01", "bet"),
    "member.present/with a filled slip": logs("member01", "slip"),
    "member.present/richer": there({
      by: "operator",
      does: "로그인한 회원에게 15,000원을 입금한다",
      data: "15,000원",
      how: operatorAt("/admin/members"),
      looks: ["머리글의 보유머니가 15,000원 늘었다"],
    }),
    "member.present/of a higher level": there({
      by: "operator",
      does: `로그인한 회원의 “${LEVEL_TEXT.change}”으로 레벨을 4로 올린다`,
      how: operatorAt("/admin/members"),
      looks: ["5초 안에 머리글의 레벨이 4가 된다"],
    }),
    "member.present/another": logs("member02", null),
    "member.gone": there(member(LOGS_OUT, { sets: NO_BET, looks: ["앞 회원의 베팅카트는 보이지 않는다"] })),
    "betting.prepare/empty": there(member(`주 메뉴에서 유럽형(${PAGE})을 연다`)),
    "betting.prepare/filled": there(member(`주 메뉴에서 유럽형(${PAGE})을 연다`, { when: { kept: "slip" } })),
    "betting.ask": there(member("베팅 화면 위에서 마우스를 움직인다", { looks: ["베팅카트를 쓸 수 있다"] })),
    "betting.show/the cart": there(pressed(SLIP_TAB_TEXT.cart, "베팅카트 자리")),
    "betting.show/open bets": there(pressed(SLIP_TAB_TEXT.bets, "베팅카트 자리")),
    "slip.pick/normal": there(
      member(`${PAGE} 화면의 목록에서 배당 하나를 누른다`, { looks: ["누른 선택이 베팅카트에 한 번 담긴다"] }),
    ),
    "slip.pick/mini": there(member(`${GAME} 화면에서 “홀”을 누른다`, { looks: ["미니게임 베팅카트에만 담긴다"] })),
    "slip.picked/normal": (place) =>
      isReady(place) ? member("목록에서 다른 경기의 배당 하나를 누른다") : { script: NOT_SHOWN },
    "slip.picked/mini": (place) => (isReady(place) ? member(`${GAME} 화면에서 “홀”을 누른다`) : { script: NOT_SHOWN }),
    "network.gone": there({
      by: "tester",
      does: "Network를 Offline으로 바꾼다",
      how: NETWORK,
      when: ONLINE,
      sets: OFFLINE,
      looks: [`“${LINE_TEXT.silent}”`],
    }),
    "network.back": there({ by: "tester", does: UNSLOW, how: NETWORK, when: OFFLINE, sets: ONLINE }),
    "connection.refused": there(
      member(`다른 브라우저의 /login에서 같은 회원으로 로그인한다`, {
        how: "다른 브라우저",
        looks: ["이 브라우저는 로그인 화면이 된다"],
      }),
    ),
    "prices.notFresh": itself({ when: OFFLINE }),
    "prices.fresh": itself({ when: ONLINE }),
    "prices.changed/normal": there({ by: "clock", does: "담긴 배당이 움직일 때까지 기다린다", minutes: 3 }),
    "prices.changed/mini": { script: "게임의 배당은 움직이지 않는다" },
    "prices.check": { ...AWAY_AND_BACK, does: `${AWAY_AND_BACK.does}: 배당과 한도를 다시 읽는다` },
    "betLimits.known": { ...AWAY_AND_BACK, does: `${AWAY_AND_BACK.does}: 한도를 다시 읽는다` },
    "bet.changed": member("둘째 탭의 /inplay에서 10,000원을 베팅하고 5초를 기다린다", {
      how: OTHER_TAB,
      data: "10,000원",
      looks: ["이 탭의 “내 베팅”에 그 베팅이 있다"],
    }),
    "slip.stored/normal": member(`둘째 탭의 ${PAGE}에서 배당 하나를 담는다`, {
      how: OTHER_TAB,
      looks: ["이 탭의 베팅카트에도 담긴다"],
    }),
    "slip.stored/mini": member(`둘째 탭의 ${GAME}에서 “홀”을 담는다`, {
      how: OTHER_TAB,
      looks: ["이 탭의 베팅카트는 그대로다"],
    }),

    "slip.changed/placeable": shown(
      { ...fills, when: NO_BET, sets: bet("ready") },
      follows("cancelled", "ready"),
      follows("read", "ready"),
    ),
    "slip.changed/blocked": shown(
      { ...pressed(SLIP_TEXT.reset, "베팅카트"), when: bet("ready"), sets: bet("blocked") },
      follows("accepted", "none", ["선택이 베팅카트에서 나갔다"]),
      follows("discarded", "ready"),
    ),
    "slip.changed/not live": {
      by: "tester",
      does: "Network를 Offline으로 바꾼다",
      how: NETWORK,
      when: bet("ready"),
      sets: { ...bet("not live"), ...OFFLINE },
      looks: [`“${SLIP_TEXT.notFresh}”`],
    },
    "slip.changed/asked": follows("opened", "asked", [`창 “${PLACEMENT_TEXT.confirmTitle}”`]),
    "slip.changed/asked and blocked": {
      by: "operator",
      does: "담긴 마켓을 정지한다",
      how: operatorAt("/admin/live"),
      when: bet("asked"),
      sets: bet("asked, blocked"),
      looks: ["창의 “베팅하기”를 누를 수 없다"],
    },
    "slip.changed/sent": itself({ when: bet("began"), sets: bet("sent") }),
    "slip.changed/outcome not known": follows("lost", "unknown", [`“${PLACEMENT_TEXT.unknown}”`]),
    "slip.changed/not sent": follows("absent", "unsent", [`“${PLACEMENT_TEXT.unsent}”`]),
    "slip.changed/not sent and not live": {
      by: "tester",
      does: "Network를 Offline으로 바꾼다",
      how: NETWORK,
      when: bet("unsent"),
      sets: { ...bet("unsent, not live"), ...OFFLINE },
      looks: [`“${PLACEMENT_TEXT.resend}”를 누를 수 없다`],
    },
    "slip.changed/refused": follows("refused", "told"),
    "slip.changed/price changed": { script: "화면이 실시간으로 먼저 알고 단추의 말을 바꾼다" },
    "placement.open/normal": press("placement.open", "ready", pressed(SLIP_TEXT.place, "베팅카트"), "opened"),
    "placement.confirm/normal": (place) => {
      const window = `창 “${PLACEMENT_TEXT.confirmTitle}”`;
      const step = pressed(SLIP_TEXT.place, window);
      if (!isReady(place) || !place.before.can({ type: "placement.confirm", name: "normal" } as never))
        return { script: NOT_SHOWN };
      return [
        { ...step, when: bet("asked"), sets: bet("confirmed"), otherwise: NOT_SHOWN },
        {
          by: "tester",
          does: `${BLOCK("/api/bets*")}. ${window}에서 “${SLIP_TEXT.place}”를 누른다`,
          how: BLOCKING,
          when: bet("asked"),
          sets: bet("lost"),
        },
        {
          by: "operator",
          does: `레벨의 최대 금액을 5,000원으로 낮추고, 회원의 ${window}에서 “${SLIP_TEXT.place}”를 누른다`,
          how: operatorAt("/admin/bet-limits"),
          when: bet("asked"),
          sets: bet("over"),
        },
      ];
    },
    "placement.cancel/normal": press(
      "placement.cancel",
      "asked",
      pressed(PLACEMENT_TEXT.cancel, `창 “${PLACEMENT_TEXT.confirmTitle}”`),
      "cancelled",
    ),
    "command.reconcile/normal": press(
      "command.reconcile",
      "unknown",
      {
        by: "tester",
        does: `${UNBLOCK}. “${PLACEMENT_TEXT.unsent}”가 보일 때까지 “${PLACEMENT_TEXT.checkNow}”을 누른다`,
        how: BLOCKING,
      },
      "absent",
    ),
    "command.resend/normal": press("command.resend", "unsent", pressed(PLACEMENT_TEXT.resend), "confirmed"),
    "command.discard/normal": press("command.discard", "unsent", pressed(PLACEMENT_TEXT.discard), "discarded"),
    "placement.edit/normal": press("placement.edit", "told", pressed(PLACEMENT_TEXT.back), "read"),
    "placement.setDirect": (place) =>
      isReady(place)
        ? member(`베팅카트의 “${SLIP_TEXT.direct}”을 켠다`, { when: bet("ready") })
        : { script: NOT_SHOWN },
    ...MINI_PRESSES,
    "placement.began/normal": itself({ when: bet("confirmed"), sets: bet("began") }),
    "placement.ended/normal": itself({ when: bet("ended"), sets: bet("accepted") }),
    "placement.accepted/normal": itself({
      when: bet("sent"),
      sets: bet("ended"),
      looks: [`“${PLACEMENT_TEXT.accepted}”`],
    }),
    "placement.began/mini": there(
      member(`${GAME} 화면에서 “홀”을 누르고 칩 1천을 올려 베팅한다`, {
        data: "1,000원",
        when: NO_BET,
        sets: bet("mini sent"),
        looks: ["일반 베팅카트는 그대로다"],
      }),
    ),
    "placement.accepted/mini": follows("mini sent", "mini accepted"),
    "placement.ended/mini": follows("mini accepted", "none"),
    "placement.refused/over the limit": follows("over", "refused"),
    "placement.refused/price changed": { script: "화면이 실시간으로 먼저 알고 단추의 말을 바꾼다" },
    "placement.refused/price together changed": { script: "화면이 실시간으로 먼저 알고 단추의 말을 바꾼다" },

    "done loadStream": itself(),
    "done loadSlips": itself(),
    "error loadStream": cut("open-stream", "5초마다 다시 받는다"),
    "error loadSlips": cut("open-slips", "5초마다 다시 받는다"),
    "after loadAgain": { by: "clock", does: `${UNBLOCK}. 5초를 기다린다`, how: BLOCKING },
    "error followRefusals": { script: LISTENERS },
    "error followFreshness": { script: LISTENERS },
    "error followSlips": { script: LISTENERS },
    "error watchNetwork": { script: LISTENERS },
  },
  seen: seenOfBetting,
  always: [
    "한 회원의 베팅카트와 베팅은 다음 회원에게 보이지 않는다",
    "한 베팅카트의 베팅은 다른 베팅카트을 묶지 않는다",
  ],
});
