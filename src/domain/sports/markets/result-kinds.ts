// Kinds that the winner decides.
import { type MarketKind, SIDES } from "./kind.ts";

const plain = { hasLine: false, layout: "sides", periods: "any" } as const;

export const RESULT_KINDS: readonly MarketKind[] = [
  {
    ...plain,
    code: "win_draw_lose",
    names: ["1X2", "Win/Draw/Lose", "Match Result", "Full Time Result", "승무패"],
    label: "승무패",
    family: "win_draw_lose",
    selections: SIDES,
  },
  {
    ...plain,
    code: "win_lose",
    names: ["12", "Win/Lose", "Money Line", "승패"],
    label: "승패",
    family: "win_lose",
    selections: { home: SIDES.home, away: SIDES.away },
  },
  {
    ...plain,
    code: "draw_no_bet",
    names: ["Draw No Bet", "무승부 환불"],
    label: "무승부 환불",
    family: "other",
    selections: { home: SIDES.home, away: SIDES.away },
  },
  {
    ...plain,
    code: "double_chance",
    names: ["Double Chance", "더블찬스"],
    label: "더블찬스",
    family: "other",
    layout: "grid",
    selections: { home_draw: "홈승 또는 무", home_away: "홈승 또는 원정승", draw_away: "무 또는 원정승" },
  },
  {
    ...plain,
    code: "half_full",
    names: ["Half Time/Full Time", "전후반 승무패"],
    label: "전후반 승무패",
    family: "other",
    layout: "grid",
    periods: "whole",
    selections: Object.fromEntries(
      Object.entries(SIDES).flatMap(([half, first]) =>
        Object.entries(SIDES).map(([full, last]) => [`${half}/${full}`, `${first}/${last}`]),
      ),
    ),
  },
];
