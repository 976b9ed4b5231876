import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { SITE_SEARCH_TEXT as TEXT } from "../../ui/frame/site-search/text.ts";
import { BLOCK, BLOCKING, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { siteSearchMachine } from "./site-search.machine.ts";

const FREE = { net: "free" };
const FIELD = `“${TEXT.field}” 칸`;

export const siteSearchHand = defineByHand<typeof siteSearchMachine>({
  code: "SSR",
  area: ["공통", TEXT.title, "찾기"],
  risk: "P3",
  begins: {
    "": {
      account: "member01",
      page: "/",
      data: ["전에 “첼시”를 찾아 골랐다: 최근 검색어는 그 하나이다"],
      world: { ...FREE, text: "nothing" },
    },
  },
  events: {
    "search.open": { by: "member", does: "/ 글쇠를 누른다 (휴대전화에서는 아래의 “전체”에서 검색을 누른다)" },
    "search.close": { by: "member", does: "Esc를 누른다" },
    "field.change/a team": {
      by: "member",
      does: `${FIELD}에 팀 이름을 쓴다`,
      data: "토트넘",
      sets: { text: "a team" },
    },
    "field.change/a page": {
      by: "member",
      does: `${FIELD}에 화면 이름을 쓴다`,
      data: "쿠폰",
      sets: { text: "a page" },
    },
    "field.change/nothing": { by: "member", does: `${FIELD}을 빈칸만 남기고 지운다`, sets: { text: "nothing" } },
    "choice.move/down": { by: "member", does: "아래 화살표를 누른다" },
    "choice.move/up": { by: "member", does: "위 화살표를 누른다" },
    "choice.take/enter": { by: "member", does: "Enter를 누른다", sets: { text: "a team" } },
    "choice.take/one that is not there": { script: "목록에 없는 것은 누를 수 없다" },
    "search.retry": pressed(TEXT.retry),
    "recent.clear": pressed(TEXT.clearRecent, `“${TEXT.recent}”`),
    "after typingRest": itself(),
    "done findSports/a team and its match": itself({ when: { ...FREE, text: "a team" } }),
    "done findSports/none": itself({ when: { ...FREE, text: "a page" } }),
    "error findSports": { by: "tester", ahead: BLOCK("/api/sports/search*"), how: BLOCKING, back: UNBLOCK },
  },
});
