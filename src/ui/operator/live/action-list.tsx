import { useQuery } from "@tanstack/react-query";
import type { LiveAction } from "../../../api/contract/operator/live.ts";
import { liveActions } from "../../../api/contract/operator/live.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({});

const COLUMNS: readonly DataColumn<LiveAction>[] = [
  { id: "at", header: TEXT.at, value: ({ at }) => formatDateTime(at) },
  { id: "by", header: TEXT.by, value: ({ by }) => by },
  { id: "action", header: TEXT.action, value: ({ action }) => TEXT.actionName(action) },
  { id: "scope", header: TEXT.range, value: ({ scope }) => TEXT.scope(scope) },
  { id: "name", header: TEXT.target, value: ({ name }) => name },
  { id: "reason", header: TEXT.reason, value: ({ reason }) => reason },
  { id: "effect", header: TEXT.effect, value: ({ counts }) => TEXT.counts(counts) },
];

/** What operators did on the live page, the newest first. */
export function ActionList() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, liveActions, { query: { page: filters.page ?? 1 } }));
  return (
    <QueryTable<LiveAction>
      label={TEXT.actionTable}
      query={query}
      empty={TEXT.noActions}
      columns={COLUMNS}
      rowId={({ id }) => String(id)}
    />
  );
}
