import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client/ask.ts";
import { memberFigures } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import type { FigureSpan, MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { SPANS } from "../../../../domain/common/spans.ts";
import { type Figures, holdOf, netOf } from "../../../../domain/operator/figures.ts";
import { type PlainColumn, PlainTable } from "../../../programmes/friend/plain-table.tsx";
import { useApp } from "../../../app-context.ts";
import { FilterTabs } from "../../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../../frame/list/filters.ts";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { Panel } from "../../../primitives/panel.tsx";
import { SpanChart, type SpanSeries } from "../../../primitives/span-chart.tsx";
import { FIGURES_TEXT as TEXT } from "./text.ts";
import "../../../primitives/scroll-edges.css";

const readFilters = filtersOf({ by: choiceFilter(SPANS) });
const TABS = SPANS.map((value) => ({ value: value === "day" ? undefined : value, label: TEXT[value] }));

const MONEY: readonly SpanSeries<FigureSpan>[] = [
  { label: TEXT.moneyIn, className: "fill-accent", read: ({ moneyIn }) => moneyIn },
  { label: TEXT.moneyOut, className: "fill-warn", read: ({ moneyOut }) => -moneyOut },
];
const BETS: readonly SpanSeries<FigureSpan>[] = [
  { label: TEXT.turnover, className: "fill-muted", read: ({ turnover }) => turnover },
  { label: TEXT.net, className: "fill-accent", read: netOf },
];

type Row = Figures & { id: string; from: string };

const COLUMNS: readonly PlainColumn<Row>[] = [
  { header: TEXT.from, cell: ({ from }) => from },
  { header: TEXT.moneyIn, cell: ({ moneyIn }) => addComma(moneyIn), isNumber: true },
  { header: TEXT.moneyOut, cell: ({ moneyOut }) => addComma(moneyOut), isNumber: true },
  { header: TEXT.turnover, cell: ({ turnover }) => addComma(turnover), isNumber: true },
  { header: TEXT.paid, cell: ({ paid }) => addComma(paid), isNumber: true },
  { header: TEXT.net, cell: (row) => addComma(netOf(row)), isNumber: true },
  { header: TEXT.hold, cell: (row) => TEXT.percent(holdOf(row)), isNumber: true },
];

/** What came in and went out, what was staked and what the house kept, drawn and as figures. */
export function FiguresTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(queryOf(api, memberFigures, { params: { userId }, query: { by: filters.by ?? "day" } }));
  return (
    <Panel title={TEXT.table} aside={<FilterTabs label={TEXT.spans} name="by" tabs={TABS} selected={filters.by} />}>
      <QueryView query={query} lines={8}>
        {({ spans, ever }) => {
          const ends = [spans[0]?.from ?? "", spans.at(-1)?.from ?? ""] as const;
          const rows = [
            { id: "ever", from: TEXT.ever, ...ever },
            ...spans.toReversed().map((span) => ({ id: span.from, ...span })),
          ];
          return (
            <div className="grid grid-cols-1 gap-3 p-3">
              <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
                <SpanChart name={TEXT.moneyChart(...ends)} series={MONEY} spans={spans} />
                <SpanChart name={TEXT.betsChart(...ends)} series={BETS} spans={spans} />
              </div>
              <div className="scroll-edges overflow-x-auto whitespace-nowrap">
                <PlainTable label={TEXT.table} columns={COLUMNS} rows={rows} />
              </div>
              <p className="text-xs text-muted">{TEXT.hint}</p>
            </div>
          );
        }}
      </QueryView>
    </Panel>
  );
}
