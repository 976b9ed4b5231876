import { defineByHand, itself, type HandStep, type World } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { NETWORK, pressed } from "../shared/by-hand.ts";
import type { loadingBarMachine } from "./loading-bar.machine.ts";

const NONE = { delay: "none" };
const HALF = { delay: "half" };
const LONG = { delay: "long" };

const MESSAGES = titleOf("/message");
const opens = pressed(MESSAGES, "머리글");

/** On a line that is as slow as that. */
const slowly = (ms: string, delay: World): HandStep => ({
  by: "tester",
  does: `지연 ${ms}ms의 사용자 지정 프로필을 고르고, ${opens.does as string}`,
  how: `${NETWORK}. 케이스가 끝나면 No throttling`,
  sets: delay,
});

export const loadingBarHand = defineByHand<typeof loadingBarMachine>({
  code: "LDB",
  area: ["사이트", "진행 막대"],
  risk: "P3",
  begins: {
    "": {
      account: "member06",
      page: "/bet_result",
      data: [
        "읽지 않은 쪽지가 없다",
        `“${MESSAGES}”과 “${titleOf("/bet_result")}”을 한 번씩 연 적이 있다`,
        "운영 체제의 ‘동작 줄이기’가 꺼져 있다",
      ],
    },
  },
  events: {
    "load.start": [{ ...opens, sets: NONE }, slowly("800", HALF), slowly("4,000", LONG)],
    "load.finish": ({ before }) => {
      const looks = [`“${MESSAGES}”의 화면이 열렸다`];
      if (before.matches("throttled")) return itself({ when: NONE, looks: [...looks, "막대가 잠깐도 보이지 않았다"] });
      return before.matches("running")
        ? itself({ when: HALF, looks: [...looks, "막대가 다 차기 전에 사라졌다"] })
        : itself({ when: LONG, looks: [...looks, "막대가 5초 동안 찬 뒤 가득 찬 채로 있다가 사라졌다"] });
    },
    "after throttle": [itself({ when: HALF }), itself({ when: LONG })],
    "after duration": itself({ when: LONG }),
  },
});
