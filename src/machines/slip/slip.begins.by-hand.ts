// Where the cases of a slip begin: its pages, and the picks on them by letters.
import type { World } from "../../../paths/lib/by-hand.ts";
import { BET_LIMITS_TEXT } from "../../ui/operator/bet-limits/text.ts";
import { POLICY_LABEL, SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { operatorAt } from "../shared/by-hand.ts";

/** Each page has picks of its own; cases name them by letters. */
const PICKS: Readonly<Record<string, { page: string; data: readonly string[] }>> = {
  korean: {
    page: "/korea/cross",
    data: [
      "A는 목록의 한 축구 경기의 승, B는 그 줄의 무, C는 그 경기의 다른 마켓에서 배당이 1.30 이하인 것(“펼쳐 보기”)",
    ],
  },
  single: {
    page: "/korea/wintielose",
    data: ["A는 한 축구 경기의 홈, B는 그 경기의 무, C는 /korea/handicap의 같은 경기에서 배당이 1.30 이하인 것"],
  },
  european: {
    page: "/europe",
    data: [
      "A는 한 축구 경기의 승, B는 그 경기를 펼친 전반전 승무패의 무, C는 언더오버의 오버, D는 핸디캡 홈. C와 D의 배당은 1.30 이하다",
    ],
  },
  mini: {
    page: "/minigame/eos/powerball5",
    data: ["A는 파워볼 홀짝의 홀, B는 짝, C는 파워볼 언더오버의 오버. 회차가 2분 이상 남았다"],
  },
};

export const QUIET: World = { news: "none" };
const BEFORE_RELOAD: World = { loaded: "no" };
const LIMITS = `레벨 1의 “${BET_LIMITS_TEXT.minStake}”과 “${BET_LIMITS_TEXT.maxStake}”은 10,000원이다 (${operatorAt("/admin/bet-limits")}. 케이스가 끝나면 되돌린다)`;
const STAKED = "베팅금액 10,000원, “배당 변경 시”는 “변경 거부”다";

export const begins = (page: string) => ({
  account: "member01",
  page: PICKS[page]?.page ?? "/",
  data: [
    ...(PICKS[page]?.data ?? []),
    LIMITS,
    `베팅카트가 비어 있다. “${SLIP_TEXT.policy}”는 “${POLICY_LABEL.better}”, “${SLIP_TEXT.direct}”은 켜짐`,
  ],
  world: { ...QUIET, page, loaded: "yes", bet: "none" },
});

export const reloads = (page: string) => ({
  ...begins(page),
  data: [...(PICKS[page]?.data ?? []), `베팅카트에 A가 있고 ${STAKED}. “${SLIP_TEXT.direct}”은 켜짐`],
  world: { ...QUIET, page, bet: "none", ...BEFORE_RELOAD },
});
