import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { siteSearchMachine } from "./site-search.machine.ts";

export const siteSearchWords = defineWords<typeof siteSearchMachine>({
  purpose: "어디서나 팀, 경기, 리그, 게임, 화면을 한 글자부터 찾는다.",
  events: {
    "search.open": "검색을 연다",
    "search.close": "검색을 닫는다",
    "field.change": "검색어를 쓴다",
    "choice.move": "화살표로 옮긴다",
    "choice.take": "고른다",
    "search.retry": "다시 찾는다",
    "recent.clear": "최근 검색어를 지운다",
  },
  delays: { typingRest: "손을 뗀 잠깐(60ms)" },
  actors: { findSports: "팀, 경기, 리그 검색" },
  cases: {
    ...common("plain", "none", "nothing", "no answer"),
    "a team": "팀 이름",
    "a page": "화면 이름",
    down: "아래로",
    up: "위로",
    enter: "Enter로",
    "one that is not there": "없는 것",
    "a team and its match": "팀과 그 경기",
  },
});
