import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LiveAction } from "../../../api/contract/live-desk.ts";
import { liveActionsQuery } from "../../../api/queries/live-desk.ts";
import { formatShortDateTime } from "../../../domain/labels/format.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { type DataColumn, DataTable, type Selected } from "../table/data-table.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({});

const COLUMNS: readonly DataColumn<LiveAction>[] = [
  { id: "at", header: TEXT.at, value: ({ at }) => formatShortDateTime(at) },
  { id: "by", header: TEXT.by, value: ({ by }) => by },
  { id: "action", header: TEXT.action, value: ({ action }) => TEXT.actionName(action) },
  { id: "scope", header: TEXT.range, value: ({ scope }) => TEXT.scope(scope) },
  { id: "name", header: TEXT.target, value: ({ name }) => name },
  { id: "reason", header: TEXT.reason, value: ({ reason }) => reason },
  { id: "effect", header: TEXT.effect, value: ({ counts }) => TEXT.counts(counts) },
];

/** What operators did at the live desk, the newest first. */
export function ActionList() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const [selected, setSelected] = useState<Selected>({});
  const query = useQuery(liveActionsQuery(api, filters.page ?? 1));
  return (
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={TEXT.noActions} />}
      lines={8}
      lineClassName="h-9"
    >
      {(found) => (
        <>
          <DataTable<LiveAction>
            label={TEXT.actionTable}
            rows={found.items}
            columns={COLUMNS}
            rowId={({ id }) => String(id)}
            selected={selected}
            onSelect={setSelected}
          />
          <ListPager page={found.page} pageCount={found.pageCount} />
        </>
      )}
    </QueryView>
  );
}
