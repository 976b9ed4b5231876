import { ENTRY_KIND_NAMES, ENTRY_KINDS, type EntryKind } from "../../../domain/wallet/entry-kinds.ts";
import { choiceFilter, dayFilter, filtersOf } from "../../frame/list/filters.ts";
import { SpanChoice, SpanFilter } from "../../frame/list/span-filter.tsx";
import { MONEY_TEXT as TEXT } from "./text.ts";

export const readMoneyFilters = filtersOf({ kind: choiceFilter(ENTRY_KIND_NAMES), from: dayFilter, to: dayFilter });
export type MoneyFilters = ReturnType<typeof readMoneyFilters>;

/** Points have a page of their own, and a payout leaves what is reserved, not the wallet. */
const ELSEWHERE: readonly EntryKind[] = ["points", "friend", "payout"];
const KINDS = ENTRY_KIND_NAMES.filter((kind) => !ELSEWHERE.includes(kind));

/** Which entries are listed: by kind and by days in Seoul, both inclusive. It stands in the address. */
export function MoneyFilter({ filters, onApply }: { filters: MoneyFilters; onApply: (next: MoneyFilters) => void }) {
  return (
    <SpanFilter
      span={filters}
      text={TEXT}
      page="/mywallet/money"
      className="grid border-b border-line"
      onApply={(values) => onApply(readMoneyFilters(values))}
    >
      <SpanChoice
        name="kind"
        label={TEXT.kind}
        value={filters.kind}
        all={TEXT.all}
        options={KINDS.map((value) => ({ value, label: ENTRY_KINDS[value] }))}
        className="col-span-2"
      />
    </SpanFilter>
  );
}
