export const sampleMembers = [
  {
    userId: "member03",
    nickname: "불꽃슈터",
    level: 2,
    joinedAt: "2026-11-01T00:00:00Z",
    stake: 1_200_000,
    openStake: 50_000,
    paid: 840_000,
  },
  {
    userId: "member04",
    nickname: "새벽안개",
    level: 3,
    joinedAt: "2026-11-02T00:00:00Z",
    stake: 0,
    openStake: 20_000,
    paid: 0,
  },
];
