// Tournaments as the server tells them, for stories.
import type { Standings, Tournament } from "../src/api/contract/programmes/tournaments.ts";

const money = (amount: number) => ({ kind: "money" as const, amount, wagering: 1 });
const points = (amount: number) => ({ kind: "points" as const, amount, wagering: 0 });

export const tournament: Tournament = {
  id: "weekly",
  title: "주간 스포츠 토너먼트",
  description: "적중 금액을 더합니다.",
  category: "sports",
  score: "winnings",
  prizes: [
    { from: 1, to: 1, reward: money(300_000) },
    { from: 2, to: 3, reward: points(10_000) },
  ],
  startsAt: "2026-11-20T15:00:00Z",
  endsAt: "2026-11-28T15:00:00Z",
  phase: "running",
  isFrozen: false,
};

export const standings: Standings = {
  players: 128,
  items: [
    {
      rank: 1,
      nickname: "새벽**",
      score: 2_450_000,
      reachedAt: "2026-11-22T03:00:00Z",
      isOwn: false,
      reward: money(300_000),
    },
    {
      rank: 2,
      nickname: "한강바람",
      score: 980_000,
      reachedAt: "2026-11-21T11:00:00Z",
      isOwn: true,
      reward: points(10_000),
    },
    {
      rank: 3,
      nickname: "불꽃**",
      score: 980_000,
      reachedAt: "2026-11-21T12:00:00Z",
      isOwn: false,
      reward: points(10_000),
    },
    { rank: 4, nickname: "은**", score: 15_000, reachedAt: "2026-11-21T12:00:00Z", isOwn: false, reward: null },
  ],
  own: { rank: 2, score: 980_000, reachedAt: "2026-11-21T11:00:00Z", reward: points(10_000) },
};
