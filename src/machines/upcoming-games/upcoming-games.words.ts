import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { upcomingGamesMachine } from "./upcoming-games.machine.ts";

export const upcomingGamesWords = defineWords<typeof upcomingGamesMachine>({
  purpose: "다가오는 게임을 id로 합치고 지난 것을 뺀다.",
  events: {
    "games.open": "미니게임 화면을 연다",
    "games.refresh": "다가오는 게임을 다시 읽는다",
    "games.received": "서버가 다가오는 게임을 알린다",
    "games.tick": "시계가 1초 간다",
    "games.leave": "게임 화면을 떠난다",
  },
  actors: {
    readGames: "다가오는 게임 조회",
  },
  cases: {
    ...common("powerball", "another game", "plain", "none", "one", "no answer"),
    "a later one": "더 늦은 것",
    "one is put off": "하나가 미뤄짐",
    "nothing, when all have begun": "모두 시작해 없음",
    "just before the first": "첫 게임 직전",
    "as the first begins": "첫 게임이 시작할 때",
    "as the last begins": "마지막 게임이 시작할 때",
    "two, one of them past": "둘, 하나는 지남",
  },
});
