import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { protectionHistory } from "../../../api/contract/account/protection.endpoints.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { HistoryChart } from "./history-chart.tsx";
import { PROTECTION_TEXT as TEXT } from "./text.ts";

const TABS = [
  { value: undefined, label: TEXT.week },
  { value: "month", label: TEXT.month },
];

/** Deposits, stakes and results of the last twelve weeks or months, drawn and as figures. */
export function HistoryPanel({ by }: { by: "week" | "month" }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, protectionHistory, { query: { by } }));
  return (
    <Panel
      title={TEXT.history}
      aside={
        <FilterTabs
          label={TEXT.spans}
          name="by"
          tabs={TABS}
          selected={by === "month" ? "month" : undefined}
          also={{ tab: "protection" }}
        />
      }
    >
      <QueryView query={query} lines={6}>
        {({ spans }) => (
          <div className="grid gap-3 p-3">
            <HistoryChart spans={spans} />
            <table aria-label={TEXT.history} className="w-full text-right text-xs tabular-nums">
              <thead className="text-muted">
                <tr>
                  <th scope="col" className="py-1 text-left">
                    {TEXT.from}
                  </th>
                  <th scope="col">{TEXT.deposits}</th>
                  <th scope="col">{TEXT.staked}</th>
                  <th scope="col">{TEXT.result}</th>
                </tr>
              </thead>
              <tbody>
                {spans.toReversed().map(({ from, deposits, staked, returned }) => (
                  <tr key={from} className="border-t border-line">
                    <td className="py-1 text-left">{from}</td>
                    <td>{addComma(deposits)}</td>
                    <td>{addComma(staked)}</td>
                    <td>{signed(returned - staked)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

function signed(won: number): string {
  if (won === 0) return "0";
  return `${won > 0 ? "+" : "−"}${addComma(Math.abs(won))}`;
}
