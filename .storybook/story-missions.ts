// Missions as the server tells them, for stories.
import type { Mission } from "../src/api/contract/programmes/missions.ts";

const points = (amount: number) => ({ kind: "points" as const, amount, wagering: 0 });

export const dailyMission: Mission = {
  id: "daily-bets",
  title: "오늘의 베팅",
  description: "정산된 베팅을 셉니다.",
  period: "day",
  measure: "betCount",
  gameType: null,
  progress: 3,
  from: "2026-11-21T15:00:00Z",
  to: "2026-11-22T15:00:00Z",
  claimableUntil: "2026-11-22T15:00:00Z",
  steps: [
    { target: 1, reward: points(100), state: "claimed" },
    { target: 3, reward: points(500), state: "claimable" },
    { target: 5, reward: points(1_000), state: "open" },
  ],
};

export const accMission: Mission = {
  ...dailyMission,
  id: "acc-stake",
  title: "누적 베팅 챌린지",
  description: "기간 동안 정산된 스포츠 베팅 금액을 더합니다.",
  period: "span",
  measure: "betStake",
  gameType: 1,
  progress: 1_250_000,
  claimableUntil: "2026-12-25T15:00:00Z",
  to: "2026-12-22T15:00:00Z",
  steps: [
    { target: 500_000, reward: points(3_000), state: "claimable" },
    { target: 5_000_000, reward: { kind: "money", amount: 50_000, wagering: 3 }, state: "open" },
  ],
};

export const claimReport = { kind: "points", amount: 500, emoney: 1, point: 1, walletSeq: 1 };
