import { defineByHand, itself, type Place } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { UPCOMING_TEXT } from "../../ui/sports/inplay/text.ts";
import { BLOCK, BLOCKING, pressed, typedAddress, UNBLOCK } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import type { upcomingGamesMachine } from "./upcoming-games.machine.ts";
import { upcomingGamesPaths } from "./upcoming-games.paths.ts";

/** How many fixtures of the chosen sport begin next. */
const NONE = { games: "none" };
const ONE = { games: "one" };
const TWO = { games: "two" };
const FREE = { net: "free" };
const SPORT = "종목 하나의 예정 경기가";
const AT_THE_START = "목록은 경기가 시작하는 순간에 다시 읽히지 않는다";

const isOutside = ({ before }: Place): boolean => before.matches("outside");
const isFailed = ({ before }: Place): boolean => before.matches({ inside: "failed" });

const { states } = upcomingGamesPaths;
const SEEN: Readonly<Record<string, string>> = {
  [states.outside?.sees ?? ""]: "홈이다",
  [states.inside?.sees ?? ""]: "",
  [states["inside.reading"]?.sees ?? ""]: "",
  [states["inside.listed"]?.sees ?? ""]: `“${UPCOMING_TEXT.title}”에 경기가 이른 것부터 있다`,
  [states["inside.empty"]?.sees ?? ""]: quoted(UPCOMING_TEXT.empty),
  [states["inside.failed"]?.sees ?? ""]: quoted(UPCOMING_TEXT.failed),
};

export const upcomingGamesHand = defineByHand<typeof upcomingGamesMachine>({
  code: "UPC",
  area: ["스포츠", titleOf("/inplay"), UPCOMING_TEXT.title],
  risk: "P3",
  begins: {
    "": {
      account: "member01",
      page: "/",
      data: [],
      world: FREE,
    },
  },
  choices: {
    games: {
      none: `${SPORT} 없다 (없으면 이 케이스는 N/A)`,
      one: `${SPORT} 하나이고 5분 안에 시작한다 (없으면 이 케이스는 N/A)`,
      two: `${SPORT} 둘이고 첫째가 5분 안에 시작한다 (없으면 이 케이스는 N/A)`,
    },
  },
  events: {
    "games.open/every sport": (place) =>
      isOutside(place)
        ? {
            by: "member",
            does: typedAddress("/inplay"),
          }
        : { by: "member", does: "종목의 “전체”를 누른다" },
    "games.open/one sport": (place) =>
      isOutside(place)
        ? { script: "처음에는 모든 종목이 열린다" }
        : { by: "member", does: "사전 조건의 종목을 누른다", otherwise: "그 종목이 있어야 한다" },
    "games.refresh": pressed(UPCOMING_TEXT.refresh, UPCOMING_TEXT.title),
    "games.received/a later one": {
      by: "clock",
      does: "다음 경기가 예정에 들어올 때까지 기다린다",
      when: FREE,
      minutes: 5,
      looks: ["시작이 이른 것부터 있다"],
    },
    "games.received/one is put off": { script: "경기의 시작을 미루는 것은 공급사다" },
    "games.received/nothing, when all have begun": { script: AT_THE_START },
    "games.tick/just before the first": { by: "clock", does: "첫 경기가 시작하기 1분 전까지 기다린다", minutes: 3 },
    "games.tick/as the first begins": (place) => ({
      by: "clock",
      does: "첫 경기가 시작할 때까지 기다린다",
      minutes: 5,
      ...(isFailed(place) ? {} : { when: TWO }),
      looks: ["시작한 경기가 목록에서 사라진다"],
    }),
    "games.tick/as the last begins": (place) => ({
      by: "clock",
      does: "마지막 경기가 시작할 때까지 기다린다",
      minutes: 5,
      ...(isFailed(place) ? {} : { when: ONE }),
    }),
    "games.leave": { by: "member", does: typedAddress("/") },
    "done readGames/none": itself({ when: { ...FREE, ...NONE } }),
    "done readGames/one": itself({ when: { ...FREE, ...ONE } }),
    "done readGames/two, one of them past": itself({ when: { ...FREE, ...TWO } }),
    "error readGames": {
      by: "tester",
      ahead: BLOCK("/api/fixtures*"),
      how: BLOCKING,
      back: UNBLOCK,
    },
  },
  seen: (text) => SEEN[text] ?? text,
});
