import type { ProgrammeCeiling } from "../../../api/contract/programmes/programme-ceiling.ts";

const pick = (name: string, edge: number, atRisk = 1_000_000, lost = 1_000_000) => ({ name, edge, atRisk, lost });

/** Two levels that are below the ceiling, a share of 1% for friends, and no missions. */
export const sampleCeiling: ProgrammeCeiling = {
  edges: {
    casino: [pick("바카라 테이블 뱅커", 10_579, 904_845, 446_247)],
    slot: [pick("한판 슬롯", 34_983, 1_000_000, 663_956)],
    mini: [pick("키노 사다리 홀", 10_869, 1_000_000, 492_754)],
    sports: [pick("경기 전 마켓", 52_132)],
  },
  programmes: {
    levels: [1, 2].map((level) => ({
      level,
      rates: (["casino", "slot", "mini", "sports", "event", "tether"] as const).map((category) => ({
        category,
        own: 5,
        line: 5,
      })),
    })),
    members: [],
    shares: [],
    friend: { isOn: true, lossPercent: 1, firstChargePercent: 1, firstChargeTurnover: 3_000, maxPoints: 100_000 },
    weights: { sports: 100, mini: 100, slot: 100, casino: 50 },
    missions: [],
    wonPer100: 100,
  },
};
