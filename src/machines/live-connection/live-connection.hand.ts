import { defineByHand, itself, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { KOREAN_GAME_NAMES } from "../../domain/frame/pages/page-row.ts";
import { LIVE_TEXT } from "../../ui/sports/korea/live-text.ts";
import { BLOCKING, BLOCK_TO_END, LOGS_OUT, logsIn, NETWORK, pressed, PASSWORD, UNSLOW } from "../shared/by-hand.ts";
import type { liveConnectionMachine } from "./live-connection.machine.ts";

const MEMBER = "member01";
/** The browser's network. */
const ONLINE = { net: "online" };
const OFFLINE = { net: "offline" };
/** The server answers, or is halted with its connections open. */
const RUNS = { server: "runs" };
const DOWN = { server: "down" };
const HALTED = { server: "halted" };
/** It opens after it was cut. */
const AGAIN = { line: "again" };
const OPEN = { line: "open" };
/** Whether the page has missed events that the server can no longer tell. */
const WHOLE = { events: "whole" };
const MISSED = { events: "missed" };
const GOES = { ...ONLINE, ...RUNS };
const TERMINAL = "npm start를 실행한 터미널";
const GAP = "서버가 이벤트를 버릴 만큼 느리지만 끊기지 않은 회선은 손으로 만들 수 없다";
const PAUSED = "한 서버로 도는 데모에는 Redis가 없어 멈출 것이 없다";
const SHORT = "연결은 곧 열리거나 끊긴다. 그사이에 누를 틈이 없다";

/** While the line opens or the list is read the page goes on by itself. */
const isShort = ({ before, world }: Place): boolean =>
  before.matches({ online: "resyncing" }) || (before.matches({ online: "connecting" }) && world["server"] === "runs");

const looks = (place: Place, step: HandStep): HandStep | { script: string } =>
  isShort(place) ? { script: SHORT } : step;

const cuts: HandStep = {
  by: "tester",
  does: "Network를 Offline으로 바꾼다",
  how: NETWORK,
  when: GOES,
  sets: OFFLINE,
  looks: ["배당에 실시간이 아니라는 표시가 있고 베팅할 수 없다"],
};
const ends: HandStep = {
  by: "tester",
  does: "Ctrl+C로 서버를 끝낸다",
  how: TERMINAL,
  when: { ...GOES, ...WHOLE },
  sets: DOWN,
};

export const liveConnectionHand = defineByHand<typeof liveConnectionMachine>({
  code: "LIV",
  area: ["스포츠", "실시간 배당"],
  risk: "P1",
  first: ["online.stale", "disconnected"],
  begins: {
    "": {
      account: null,
      page: "/login",
      data: [
        `${MEMBER}은 읽지 않은 쪽지가 없다. 이 브라우저의 다른 탭은 모두 닫았다`,
        "서버는 터미널에서 npm start로 시작했다",
      ],
      world: { ...GOES, ...WHOLE },
    },
  },
  events: {
    "connection.start": {
      by: "member",
      does: `로그인 화면의 ${logsIn(MEMBER)}. 주 메뉴에서 “${KOREAN_GAME_NAMES.cross.label}”를 누른다`,
      when: GOES,
    },
    "connection.stop": (place) => looks(place, { by: "member", does: LOGS_OUT, looks: ["로그인 화면이다"] }),
    "connection.retry": ({ before }) => {
      if (before.matches({ online: "stale" })) return { ...pressed(LIVE_TEXT.retry), when: HALTED };
      return [
        { by: "tester", does: UNSLOW, how: NETWORK, when: OFFLINE, sets: { ...ONLINE, ...AGAIN } },
        { ...pressed(LIVE_TEXT.retry), when: HALTED },
      ];
    },
    "stream.opened/resumed": itself({
      when: { ...GOES, ...WHOLE },
      sets: OPEN,
      looks: [`“${LIVE_TEXT.fresh}”`],
    }),
    "stream.opened/with a gap": itself({ when: { ...GOES, ...MISSED }, sets: { ...WHOLE, ...OPEN } }),
    "stream.alive": ({ before }) =>
      before.matches({ online: "stale" })
        ? {
            by: "tester",
            does: "15초가 지나기 전에 fg를 실행한다: 서버가 이어 답한다",
            how: TERMINAL,
            when: HALTED,
            sets: RUNS,
          }
        : {
            by: "clock",
            does: "5초를 기다린다: 서버의 생존 신호가 온다",
            when: GOES,
            looks: [`“${LIVE_TEXT.fresh}” 그대로다`],
          },
    "stream.paused": { script: PAUSED },
    "stream.gap": { script: GAP },
    "stream.closed": ({ before }) => {
      if (before.matches({ online: "connecting" })) return itself({ when: OFFLINE });
      return before.matches({ online: "live" }) ? [cuts, ends] : { script: SHORT };
    },
    "stream.refused": ({ before }) =>
      before.matches({ online: "connecting" })
        ? {
            by: "tester",
            ahead: `다른 브라우저의 /login에서 ${MEMBER}, ${PASSWORD}으로 로그인한다`,
            how: "다른 브라우저",
            when: { ...GOES, ...AGAIN },
            looks: ["알림은 “다른 기기에서 로그인하여 로그아웃됩니다.”이고, 확인을 누르면 로그인 화면이다"],
          }
        : { script: "연결이 이미 열려 있으면 거절되지 않고 끊긴다" },
    "error openStream": { script: "채널을 만들 수 없는 브라우저에서는 어떤 화면도 열리지 않는다" },
    "done refetch": itself({ when: GOES, looks: [`“${LIVE_TEXT.fresh}”`] }),
    "error refetch": {
      by: "tester",
      ahead: BLOCK_TO_END("/api/fixtures*"),
      how: BLOCKING,
      when: GOES,
    },
    "after connectTimeout": { by: "clock", does: "10초를 기다린다", when: HALTED, otherwise: SHORT },
    "after heartbeatTimeout": {
      by: "tester",
      does: "Ctrl+Z로 서버를 멈추고(연결은 열린 채다) 12초를 기다린다",
      how: `${TERMINAL}. 케이스가 끝나면 fg를 실행한다`,
      when: GOES,
      sets: HALTED,
    },
    "after staleTimeout": { by: "clock", does: "15초를 기다린다", when: HALTED },
    "after refetchTimeout": { script: "목록의 답만 15초 늦추고 실시간 연결은 그대로 두는 것은 손으로 할 수 없다" },
    "after backoff": [
      { by: "clock", does: "1초를 기다린다: 저절로 다시 연결한다", when: HALTED },
      { by: "clock", does: "30초를 기다린다: 저절로 다시 연결한다", when: GOES },
      {
        by: "tester",
        does: "npm start로 서버를 다시 시작하고, 저절로 다시 연결될 때까지 기다린다(서버가 열린 뒤 30초 안)",
        how: TERMINAL,
        when: DOWN,
        sets: { ...RUNS, ...MISSED },
        minutes: 1,
      },
      { by: "clock", does: "1초를 기다린다: 저절로 다시 연결해 본다", when: OFFLINE },
    ],
  },
  always: ["실시간 배당이 아닌 동안 “베팅하기”를 누를 수 없다"],
});
