import { TRACE_KIND_NAMES, TRACE_KINDS } from "../../../domain/account/one-person.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { SHARED_TEXT as TEXT } from "./text.ts";
import { TraceList } from "./trace-list.tsx";

const readFilters = filtersOf({ kind: choiceFilter(TRACE_KINDS), look: choiceFilter(["yes"]) });
const KINDS = [
  { value: undefined, label: TEXT.allKinds },
  ...TRACE_KINDS.map((value) => ({ value, label: TRACE_KIND_NAMES[value] })),
];
const LOOKS = [
  { value: undefined, label: TEXT.open },
  { value: "yes", label: TEXT.checked },
];

/** What more than one account has: whose they are, who recommended them, and what they charged and took out. */
export function SharedTraces() {
  const { filters } = useFilters(readFilters);
  const { kind, look, page = 1 } = filters;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">{TEXT.help}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <FilterTabs label={TEXT.kinds} name="kind" tabs={KINDS} selected={kind} />
        <FilterTabs label={TEXT.looks} name="look" tabs={LOOKS} selected={look} />
      </div>
      <TraceList asked={{ isChecked: look ?? "no", page, ...(kind && { kind }) }} />
    </div>
  );
}
