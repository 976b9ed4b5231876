import { defineByHand } from "../../../paths/lib/by-hand.ts";
import { SEARCH_TEXT } from "../../ui/frame/list/text.ts";
import { pressed } from "../shared/by-hand.ts";
import type { searchMachine } from "./search.machine.ts";

const FIELD = "목록 위의 검색창";

export const searchHand = defineByHand<typeof searchMachine>({
  code: "SRC",
  area: ["공통", "목록", SEARCH_TEXT.search],
  risk: "P3",
  begins: { "": { account: "member01", page: "/europe", data: ["검색창이 비어 있다"] } },
  events: {
    "field.change/a team": { by: "member", does: `${FIELD}에 팀 이름을 쓴다`, data: "전북" },
    "field.change/spaces alone": { by: "member", does: `${FIELD}에 빈칸만 쓴다`, data: "빈칸 2개" },
    "field.change/nothing": { by: "member", does: `${FIELD}에 쓴 것을 글쇠로 모두 지운다` },
    "key.press/enter": { by: "member", does: `${FIELD}에서 Enter를 누른다` },
    "key.press/enter that ends a syllable": {
      by: "member",
      does: `${FIELD}에서 한글 글자가 아직 밑줄일 때 Enter를 누른다`,
    },
    "key.press/another key": { by: "member", does: `${FIELD}에서 오른쪽 화살표를 누른다` },
    "search.submit": pressed(SEARCH_TEXT.search),
    "search.clear": pressed(SEARCH_TEXT.clear, FIELD),
    "query.changed/to a team": { by: "member", does: "주소 끝에 ?search=서울을 붙여 연다", how: "주소창" },
    "query.changed/to spaces": { by: "member", does: "주소 끝에 ?search=%20을 붙여 연다", how: "주소창" },
    "query.changed/to none": { by: "member", does: "검색하기 전의 화면으로 돌아간다", how: "브라우저의 뒤로" },
  },
});
