import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { searchMachine } from "./search.machine.ts";

export const searchWords = defineWords<typeof searchMachine>({
  purpose: "빈 검색어는 보내지 않고 Enter나 단추로 검색어를 바꾼다.",
  events: {
    "field.change": "입력란에 쓴다",
    "key.press": "입력란에서 글쇠를 누른다",
    "search.submit": "검색 단추를 누른다",
    "search.clear": "검색어를 지운다",
    "query.changed": "주소의 검색어가 바뀐다",
  },
  cases: {
    ...common("nothing", "enter", "another key", "plain"),
    "a team": "팀 이름",
    "spaces alone": "빈칸만",
    "enter that ends a syllable": "글자를 맺는 Enter",
    "to a team": "팀 이름으로",
    "to spaces": "빈칸으로",
    "to none": "없음으로",
  },
});
