// Answers of the server for the stories of a member's level.
import { storyBetLimits } from "../../../../.storybook/story-bet-limits.ts";

export const sampleBetLimits = {
  items: [
    storyBetLimits,
    { ...storyBetLimits, level: 2, maxStake: 10_000_000 },
    { ...storyBetLimits, level: 3, maxStake: 20_000_000 },
  ],
};

const change = { id: "2", at: "2026-11-22T01:00:00Z", from: 2, to: 1, reason: "장기 미접속", by: "admin01" };
export const sampleLevelChanges = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 5,
  totalCount: 2,
  items: [change, { ...change, id: "1", at: "2026-11-01T01:00:00Z", from: 1, to: 2, reason: "누적 충전" }],
};
