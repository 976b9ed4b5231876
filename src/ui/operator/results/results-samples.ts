export const sampleFixture = {
  id: "f1",
  sportId: "6046",
  leagueName: "K리그1",
  homeName: "울산 현대",
  awayName: "전북 현대",
  startsAt: "2026-11-21T10:00:00Z",
  status: "settled" as const,
  openBets: 12,
  openStake: 1_240_000,
  score: { home: 2, away: 1 },
  clock: null,
  result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0, periods: null, void: false, revision: 1 },
};
