import { useQuery } from "@tanstack/react-query";
import type { BetCancellation } from "../../../api/contract/operator/bet-cancellations.ts";
import { cancellations } from "../../../api/contract/operator/bet-cancellations.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { PREVIEW_TEXT } from "../preview/text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";

const readFilters = filtersOf({});

const COLUMNS: readonly DataColumn<BetCancellation>[] = [
  { id: "at", header: TEXT.at, value: ({ at }) => formatDateTime(at) },
  { id: "by", header: TEXT.by, value: ({ by }) => by },
  { id: "name", header: TEXT.target, value: ({ name }) => name },
  { id: "span", header: TEXT.span, value: ({ from, to }) => `${formatDateTime(from)} ~ ${formatDateTime(to)}` },
  { id: "reason", header: TEXT.reasonHead, value: ({ reason }) => reason },
  {
    id: "effect",
    header: TEXT.effect,
    value: ({ bets, paid, takenBack }) => PREVIEW_TEXT.sums(bets, paid, takenBack),
  },
];

/** Spans whose bets were cancelled, the newest first. */
export function CancellationList() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, cancellations, { query: { page: filters.page ?? 1 } }));
  return (
    <QueryTable<BetCancellation>
      label={TEXT.list}
      query={query}
      empty={TEXT.none}
      columns={COLUMNS}
      rowId={({ id }) => id}
    />
  );
}
