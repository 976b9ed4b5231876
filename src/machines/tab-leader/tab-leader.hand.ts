import { defineByHand, itself, type Hand, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { KOREAN_GAME_NAMES } from "../../domain/frame/pages/page-row.ts";
import { LIVE_TEXT } from "../../ui/sports/korea/live-text.ts";
import { NETWORK } from "../shared/by-hand.ts";
import type { tabLeaderMachine } from "./tab-leader.machine.ts";

/** The tab that is tested, and the one beside it. */
const OWN = "이 탭";
const OTHER = "첫째 탭";
/** The other tab reads, hangs, or is closed. */
const READS = { other: "reads" };
const HANGS = { other: "hangs" };
const GONE = { other: "gone" };
const PAUSE = "개발자 도구 › Sources에서 스크립트 일시 정지(F8)를 누른다";
const LIST = KOREAN_GAME_NAMES.cross.label;
const LIVE = KOREAN_GAME_NAMES.live.label;

const ANSWERED = "차례를 달라는 물음은 그 자리에서 답을 받는다";
const TURN = "차례를 쥔 다른 탭이 빼앗기 전의 그 순간에 멈추어야 한다";
const FOLLOWS = "듣기만 하는 탭은 연결을 열지 않는다";
const STOLEN = "자물쇠는 그 자리에서 빼앗는다";
const READER_SAYS = "읽는 탭이 살아 있으면 먼저 답한다. 다시 묻는 동안에만 답하는 탭은 손으로 만들 수 없다";
const SILENT = "10초 동안 조용하면 실시간 연결이 스스로 다시 시작한다";
const KEPT = "빼앗지 않은 자물쇠는 사라지지 않는다";

/** Who reads is seen in the developer tools: one tab alone has the request. */
const readsHere = `${OWN}의 Network에만 진행 중인 /api/stream이 있다`;
const readsThere = `${OTHER}의 Network에만 진행 중인 /api/stream이 있다`;
const fresh = `“${LIVE_TEXT.fresh}”`;

const role = ({ before }: Place, state: string): boolean =>
  state === "leading"
    ? before.matches({ sharing: { role: "leading" } })
    : before.matches({ sharing: { role: { following: state } } });
const isLeading = (place: Place): boolean => role(place, "leading");
const isOpening = ({ before }: Place): boolean => before.matches({ sharing: { role: { leading: "opening" } } });
const isClaiming = (place: Place): boolean => role(place, "claiming") || role(place, "claimingAgain");

/** Something done by hand while this tab rests. */
const rests = (place: Place, step: HandStep): Hand => {
  if (isOpening(place)) return { script: "연결은 곧 열린다. 그사이에 할 틈이 없다" };
  if (isClaiming(place)) return { script: ANSWERED };
  if (role(place, "stealing")) return { script: STOLEN };
  if (role(place, "asking") && place.world["other"] === "reads")
    return { script: "읽는 탭이 곧 답한다. 그사이에 할 틈이 없다" };
  return step;
};

const openList = (name: string, tab = "셋째"): string => `${tab} 탭에서 주 메뉴의 “${name}”를 연다`;

export const tabLeaderHand = defineByHand<typeof tabLeaderMachine>({
  code: "TBL",
  area: ["스포츠", "실시간 배당", "여러 탭"],
  risk: "P2",

  begins: {
    "": {
      account: "member01",
      page: "/korea/cross",
      data: [
        `같은 브라우저의 ${OTHER}이 먼저 /korea/cross를 열어 ${fresh}이다. 다른 탭은 없다`,
        `${OWN}은 둘째 탭이다. 두 탭 모두 개발자 도구의 Network가 열려 있다`,
        "member01은 읽지 않은 쪽지가 없다",
      ],
      path: ["leader.opened/plain"],
      world: READS,
    },
  },
  events: {
    "lock.granted": (place) => {
      if (role(place, "stealing")) return itself({ looks: [readsHere] });
      return rests(place, {
        by: "member",
        does: `${OTHER}을 닫는다`,
        when: READS,
        sets: GONE,
        looks: [readsHere, fresh],
      });
    },
    "lock.lost": (place) =>
      rests(place, {
        by: "tester",
        does: `${openList(LIST)}. ${OWN}의 ${PAUSE}. 15초 뒤에 다시 눌러 이어 가게 한다`,
        how: `${OWN}의 개발자 도구`,
        looks: ["Network에 진행 중인 /api/stream은 셋째 탭에만 있고, 이 탭도 곧 다시 듣는다"],
        otherwise: KEPT,
      }),
    "turn.granted": (place) => (isClaiming(place) ? itself({ when: HANGS }) : { script: ANSWERED }),
    "turn.refused": { script: TURN },
    "leader.answered": (place) =>
      role(place, "asking")
        ? { script: "읽는 탭의 연결이 이미 열려 있어 열려 있다고 답한다" }
        : { script: READER_SAYS },
    "leader.opened": (place) => {
      if (role(place, "asking")) return itself({ when: READS, looks: [readsThere, fresh] });
      return role(place, "hearing") ? { script: "읽는 탭은 물을 때에만 알린다" } : { script: READER_SAYS };
    },
    "leader.beat": (place) =>
      rests(place, { by: "clock", does: "5초를 기다린다: 읽는 탭이 생존 신호를 전한다", when: READS, looks: [fresh] }),
    "tab.asked": (place) =>
      rests(place, {
        by: "member",
        does: openList(LIST),
        looks: [`셋째 탭도 ${fresh}이고 그 Network에는 /api/stream이 없다`],
      }),
    "tab.wished/live": (place) =>
      rests(place, {
        by: "member",
        does: openList(LIVE, place.world["third"] === "live" ? "넷째" : "셋째"),
        sets: { third: "live" },
        looks: isLeading(place) ? [`${readsHere}, 새로 연 것이다`] : [],
      }),
    "tab.wished/nothing": (place) =>
      rests(place, {
        by: "member",
        does: "셋째 탭을 닫는다",
        when: { third: "live" },
        sets: { third: "closed" },
      }),
    "wish.changed/both": (place) =>
      rests(place, { by: "member", does: `주 메뉴에서 “${LIVE}”를 누른다`, sets: { page: "live" } }),
    "wish.changed/prematch": (place) =>
      rests(place, {
        by: "member",
        does: `주 메뉴에서 “${LIST}”를 누르고 30초를 기다린다: 떠난 목록은 30초 더 듣는다`,
        when: { page: "live" },
        sets: { page: "list" },
        minutes: 1,
      }),
    "line.opened": (place) => {
      if (!isLeading(place)) return { script: FOLLOWS };
      return place.before.matches({ sharing: { line: "silent" } })
        ? { script: "먼저 읽는 탭이 있다. 혼자 여는 탭은 실시간 연결의 케이스에 있다" }
        : itself({ looks: [fresh] });
    },
    "line.ended/closed": (place) =>
      rests(place, {
        by: "tester",
        does: `${OWN}의 Network를 Offline으로 바꾼다`,
        how: `${NETWORK}. 케이스가 끝나면 No throttling`,
        looks: [`“${LIVE_TEXT.disconnected}”`],
      }),
    "line.ended/refused": {
      script: "열린 연결은 거절되지 않고 끊긴다. 여는 짧은 사이에 다른 기기에서 로그인해야 한다",
    },
    "error joinTabs": { script: "채널을 만들 수 없는 브라우저에서는 어떤 화면도 열리지 않는다" },
    "error readLine": { script: "요청하지 못하는 브라우저에서는 어떤 화면도 열리지 않는다" },
    "after quiet": ({ before }) => {
      if (!before.matches({ sharing: { role: { following: "hearing" } } })) return { script: TURN };
      return before.matches({ sharing: { line: "open" } })
        ? {
            by: "tester",
            does: `${OTHER}의 ${PAUSE}. 7초를 기다린다`,
            how: `${OTHER}의 개발자 도구. 케이스가 끝나면 다시 누른다`,
            when: READS,
            sets: HANGS,
          }
        : { script: SILENT };
    },
    "after answer": ({ before }) =>
      before.matches({ sharing: { role: { following: "asking" } } })
        ? { by: "clock", does: "4초를 기다린다: 멈춘 탭은 답하지 않는다", when: HANGS, looks: [readsHere, fresh] }
        : { script: TURN },
  },
});
