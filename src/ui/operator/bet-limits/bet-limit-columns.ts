import type { BetLimits } from "../../../api/contract/sports/bet-limits.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { BET_LIMITS_TEXT as TEXT } from "./text.ts";

export const BET_LIMIT_FIELDS = [
  "minStake",
  "maxStake",
  "stakeStep",
  "maxLegs",
  "maxPrice",
  "maxPayout",
  "maxSelectionStake",
  "maxFixtureStake",
] as const satisfies readonly (keyof BetLimits)[];

export const BET_LIMIT_COLUMNS: readonly DataColumn<BetLimits>[] = [
  { id: "level", header: TEXT.level, value: ({ level }) => level, isNumber: true },
  ...BET_LIMIT_FIELDS.map((id) => ({
    id,
    header: TEXT[id],
    value: (limits: BetLimits) => (id === "maxPrice" ? formatPrice(limits[id]) : limits[id]),
    cell: (limits: BetLimits) => (id === "maxPrice" ? formatPrice(limits[id]) : addComma(limits[id])),
    isNumber: true,
  })),
];
