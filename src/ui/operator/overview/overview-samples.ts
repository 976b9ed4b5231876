import type { Overview } from "../../../api/contract/operator/overview.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NOW = 14;

/** A quiet afternoon. */
export const sampleOverview: Overview = {
  at: "2026-11-26T05:30:00.000Z",
  online: 1_284,
  money: {
    in: { today: 148_250_000, mean: 131_400_000 },
    out: { today: 61_030_000, mean: 72_900_000 },
    hours: HOURS.map((hour) => ({
      hour,
      in: hour > NOW ? null : 10_000_000 * hour,
      inMean: 9_000_000 * hour,
      out: hour > NOW ? null : 4_200_000 * hour,
      outMean: 4_900_000 * hour,
    })),
  },
  bets: {
    products: [
      {
        product: "sports",
        bets: 8_210,
        stake: 412_000_000,
        atRisk: 388_000_000,
        paid: 361_000_000,
        result: 27_000_000,
      },
      { product: "mini", bets: 21_400, stake: 214_000_000, atRisk: 213_500_000, paid: 219_200_000, result: -5_700_000 },
      { product: "slot", bets: 90_120, stake: 96_000_000, atRisk: 96_000_000, paid: 91_900_000, result: 4_100_000 },
      { product: "casino", bets: 0, stake: 0, atRisk: 0, paid: 0, result: 0 },
    ],
    hours: HOURS.filter((hour) => hour <= NOW).map((hour) => ({
      hour,
      stake: 30_000_000 + 4_000_000 * (hour % 5),
      result: 2_000_000 * ((hour % 4) - 1),
    })),
  },
  queues: [
    { section: "charges", count: 3, oldestAt: "2026-11-26T05:18:00.000Z" },
    { section: "exchanges", count: 1, oldestAt: "2026-11-26T03:05:00.000Z" },
    { section: "approvals", count: 0, oldestAt: null },
    { section: "joins", count: 2, oldestAt: "2026-11-24T05:30:00.000Z" },
  ],
  exposure: {
    open: { bets: 3_120, stake: 188_000_000, payout: 1_204_000_000 },
    fixtures: [
      { id: "f1", name: "맨체스터 유나이티드 vs 첼시", isLive: true, stake: 41_000_000, worst: -63_500_000 },
      { id: "f2", name: "울산 HD vs 광주 FC", isLive: false, stake: 12_000_000, worst: -8_100_000 },
    ],
  },
  house: { bank: 2_410_000_000, owed: 1_906_000_000, left: 504_000_000 },
  alarms: [],
};
