import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { upcomingGamesMachine } from "./upcoming-games.machine.ts";

export const upcomingGamesWords = defineWords<typeof upcomingGamesMachine>({
  purpose: "다가오는 경기를 id로 합치고 시작한 것을 뺀다.",
  events: {
    "games.open": "인플레이를 열거나 종목을 고른다",
    "games.refresh": "예정 경기를 다시 읽는다",
    "games.received": "서버가 예정 경기를 알린다",
    "games.tick": "시계가 1초 간다",
    "games.leave": "인플레이를 떠난다",
  },
  actors: {
    readGames: "예정 경기 조회",
  },
  cases: {
    ...common("plain", "none", "one", "no answer"),
    "every sport": "모든 종목",
    "one sport": "한 종목",
    "a later one": "더 늦은 것",
    "one is put off": "하나가 미뤄짐",
    "nothing, when all have begun": "모두 시작해 없음",
    "just before the first": "첫 경기 직전",
    "as the first begins": "첫 경기가 시작할 때",
    "as the last begins": "마지막 경기가 시작할 때",
    "two, one of them past": "둘, 하나는 지남",
  },
});
