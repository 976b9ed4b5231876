// Answers of the server for the stories of a member's level.
const limits = {
  level: 1,
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: 10,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
  maxSelectionStake: 10_000_000,
  maxFixtureStake: 20_000_000,
};

export const sampleLimits = {
  items: [limits, { ...limits, level: 2, maxStake: 10_000_000 }, { ...limits, level: 3, maxStake: 20_000_000 }],
};

const change = { id: "2", at: "2026-11-22T01:00:00Z", from: 2, to: 1, reason: "장기 미접속", by: "admin01" };
export const sampleLevelChanges = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 5,
  totalCount: 2,
  items: [change, { ...change, id: "1", at: "2026-11-01T01:00:00Z", from: 1, to: 2, reason: "누적 충전" }],
};
