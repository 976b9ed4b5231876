// Answers of the server for the stories of rolling.
import type { RollingDetail, RollingPart, RollingSummary } from "../../../api/contract/wallet/rolling.ts";
import { ROLLING_CATEGORIES, ROLLING_SHARES } from "../../../domain/wallet/rolling.ts";
import { pageOf, sampleCharge } from "../wallet-samples.ts";

const NOTHING = { before: { turnover: 0, correction: 0, won: 0 }, after: { turnover: 0, won: 0 } };
const FOUND: Partial<Record<string, Omit<RollingPart, "category" | "share" | "percent">>> = {
  "sports own": {
    before: { turnover: 3_482_000, correction: -120_000, won: 11_767 },
    after: { turnover: 128_450_000, won: 449_575 },
  },
  "sports line": {
    before: { turnover: 12_904_000, correction: 0, won: 25_808 },
    after: { turnover: 940_120_000, won: 1_880_240 },
  },
  "casino own": { before: { turnover: 800_000, correction: 0, won: 4_400 }, after: { turnover: 0, won: 0 } },
  "event own": { before: { turnover: 20_000, correction: 0, won: 100 }, after: { turnover: 50_000, won: 250 } },
};

export const sampleParts: RollingPart[] = ROLLING_CATEGORIES.flatMap((category) =>
  ROLLING_SHARES.map((share) => ({
    category,
    share,
    percent: share === "own" ? 35 : 20,
    ...(FOUND[`${category} ${share}`] ?? NOTHING),
  })),
);

export const sampleSummary: RollingSummary = { parts: sampleParts, won: 42_075, hasLine: true, latest: null };

export const sampleRolling = {
  ...sampleCharge,
  kind: "rolling" as const,
  id: "0199-0101",
  amount: 42_075,
  bonus: 0,
  wagering: 0,
  typeName: "전체",
  depositor: null,
};

export const sampleDetail: RollingDetail = {
  ...sampleRolling,
  id: "0199-0090",
  state: "done",
  version: 3,
  decidedAt: "2026-11-22T03:05:00Z",
  lines: [
    { category: "sports", share: "own", percent: 35, turnover: 3_482_000, correction: -120_000, won: 11_767 },
    { category: "sports", share: "line", percent: 20, turnover: 12_904_000, correction: 0, won: 25_808 },
    { category: "casino", share: "own", percent: 55, turnover: 0, correction: 0, won: 0 },
  ],
};

export const sampleRequests = pageOf([
  sampleDetail,
  { ...sampleDetail, id: "0199-0080", state: "refused" as const, reason: "확인이 필요한 베팅이 있습니다." },
]);

export const sampleLine = pageOf([
  {
    userId: null,
    nickname: "새벽**",
    level: 2,
    parts: [
      { category: "casino" as const, percent: 20, before: 1_200_000, after: 48_000_000, won: 2_400 },
      { category: "slot" as const, percent: 30, before: 0, after: 3_000_000, won: 0 },
    ],
  },
  {
    userId: null,
    nickname: "불꽃**",
    level: 5,
    parts: [
      { category: "casino" as const, percent: 20, before: -50_000, after: 900_000, won: -100 },
      { category: "slot" as const, percent: 30, before: 40_000, after: 0, won: 120 },
    ],
  },
]);
