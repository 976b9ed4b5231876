import type { ChargeTypeRow, HouseBank, MoneyLimitRow } from "../../../api/contract/operator/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { MONEY_LIMIT_FIELDS } from "./money-limit-form.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

export const MONEY_LIMIT_COLUMNS: readonly DataColumn<MoneyLimitRow>[] = [
  { id: "level", header: TEXT.level, value: ({ level }) => level, isNumber: true },
  ...MONEY_LIMIT_FIELDS.map((id) => ({
    id,
    header: TEXT[id],
    value: (limits: MoneyLimitRow) => limits[id],
    cell: (limits: MoneyLimitRow) => addComma(limits[id]),
    isNumber: true,
  })),
];

const usage = ({ isActive }: { isActive: boolean }) => (isActive ? TEXT.on : TEXT.off);

export const TYPE_COLUMNS: readonly DataColumn<ChargeTypeRow>[] = [
  { id: "id", header: TEXT.id, value: ({ id }) => id, isNumber: true },
  { id: "name", header: TEXT.name, value: ({ name }) => name },
  { id: "method", header: TEXT.method, value: ({ method }) => TEXT[method] },
  { id: "bonusPercent", header: TEXT.bonusPercent, value: ({ bonusPercent }) => bonusPercent, isNumber: true },
  {
    id: "maxBonus",
    header: TEXT.maxBonus,
    value: ({ maxBonus }) => maxBonus,
    cell: ({ maxBonus }) => addComma(maxBonus),
    isNumber: true,
  },
  {
    id: "wageringMultiple",
    header: TEXT.wageringMultiple,
    value: ({ wageringMultiple }) => wageringMultiple,
    isNumber: true,
  },
  { id: "isActive", header: TEXT.isActive, value: usage },
];

export const BANK_COLUMNS: readonly DataColumn<HouseBank>[] = [
  { id: "bank", header: TEXT.bank, value: ({ bank }) => bank },
  { id: "number", header: TEXT.number, value: ({ number }) => number },
  { id: "holder", header: TEXT.holder, value: ({ holder }) => holder },
  { id: "minLevel", header: TEXT.minLevel, value: ({ minLevel }) => minLevel, isNumber: true },
  { id: "maxLevel", header: TEXT.maxLevel, value: ({ maxLevel }) => maxLevel, isNumber: true },
  { id: "isActive", header: TEXT.isActive, value: usage },
];
