import { defineByHand, itself, type Hand, type World } from "../../../paths/lib/by-hand.ts";
import { SCROLL_TEXT } from "../../ui/frame/layout/late-text.ts";
import { pressed } from "../shared/by-hand.ts";
import type { scrollTopMachine } from "./scroll-top.machine.ts";

const CONSOLE = "크롬 개발자 도구 › Console";
/** After the press the page goes up, or is scrolled down again at once. */
const UP = { way: "up" };
const DOWN = { way: "down" };

const WHEEL = "마우스 휠";

/** The page tells where it is while it moves; it moves one way. */
const onTheWay = (isThere: boolean, way: World): Hand =>
  isThere ? itself({ when: way }) : { script: "화면은 한쪽으로만 움직인다" };

export const scrollTopHand = defineByHand<typeof scrollTopMachine>({
  code: "STP",
  area: ["사이트", "맨 위로 단추"],
  risk: "P3",
  begins: {
    "": {
      account: "member06",
      page: "/",
      data: ["창의 높이는 500px이라 화면이 창보다 길다", "팝업은 모두 닫았다", "화면은 맨 위에 있다"],
    },
  },
  events: {
    "page.scrolled/top": ({ before }) =>
      before.matches("scrolling")
        ? onTheWay(before.context.top > 0, UP)
        : { by: "member", does: "맨 위까지 올린다(맨 위에서는 한 번 더 올려 본다)", how: WHEEL },
    "page.scrolled/threshold": ({ before }) =>
      before.matches("scrolling")
        ? onTheWay(before.context.top > 20, UP)
        : { by: "tester", does: "scrollTo(0, 20)을 실행한다: 정확히 20px 내려간다", how: CONSOLE },
    "page.scrolled/below": ({ before }) =>
      before.matches("scrolling")
        ? onTheWay(before.context.top <= 20, DOWN)
        : { by: "member", does: "아래로 한 칸 굴린다", how: WHEEL },
    "scrollTop.press": [
      { ...pressed(SCROLL_TEXT.toTop), sets: UP, looks: ["화면은 맨 위에 있다"] },
      {
        by: "member",
        does: `“${SCROLL_TEXT.toTop}”를 누르자마자(0.7초 안에) 휠을 아래로 계속 굴린다`,
        sets: DOWN,
        looks: ["화면은 굴린 만큼 내려가 있다"],
      },
    ],
    "after animation": ({ before }) => itself({ when: before.context.top > 20 ? DOWN : UP }),
  },
});
