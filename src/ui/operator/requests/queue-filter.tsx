import { choiceFilter, dayFilter, type FiltersOf, textFilter } from "../../frame/list/filters.ts";
import { SpanFilter, type SpanFilterProps } from "../../frame/list/span-filter.tsx";
import { SpanText } from "../table/span-text.tsx";
import { QUEUE_TEXT as TEXT } from "./queue-text.ts";

/** What every queue is filtered and ordered by, besides its states. */
export const QUEUE_FILTERS = {
  text: textFilter(60),
  from: dayFilter,
  to: dayFilter,
  sort: choiceFilter(["createdAt", "-createdAt", "amount", "-amount"]),
};

export interface QueueFilterProps {
  filters: FiltersOf<typeof QUEUE_FILTERS> & { state?: string };
  page: SpanFilterProps["page"];
  onApply: (filters: Readonly<Record<string, unknown>>) => void;
}

/** Whose rows, and from which days. State and order stay. */
export function QueueFilter({ filters, page, onApply }: QueueFilterProps) {
  const { text, from, to, sort, state } = filters;
  return (
    <SpanFilter
      key={JSON.stringify(filters)}
      span={{ from, to }}
      text={TEXT}
      page={page}
      kept={{ state }}
      className="grid rounded-lg border border-line bg-surface"
      onApply={(values) => onApply({ ...values, state, sort })}
    >
      <SpanText name="text" label={TEXT.text} value={text} />
    </SpanFilter>
  );
}
