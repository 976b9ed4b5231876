import { useQuery } from "@tanstack/react-query";
import { honoursQuery } from "../../api/queries/lobby/lobbies.ts";
import { formatShortDateTime } from "../../domain/common/format.ts";
import type { Lobby } from "../../domain/lobby/shut-lobby.ts";
import { HONOUR_PERIOD_NAMES, HONOUR_PERIODS } from "../../domain/lobby/honours.ts";
import { useApp } from "../app-context.ts";
import { FilterTabs } from "../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../frame/list/filters.ts";
import { QueryView } from "../frame/list/query-view.tsx";
import { useFilters } from "../frame/list/use-filters.ts";
import { classNames } from "../primitives/class-names.ts";
import { EmptyState } from "../primitives/empty-state.tsx";
import { Money } from "../primitives/money.tsx";
import { HONOUR_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ period: choiceFilter(HONOUR_PERIODS) });
const FIRST = "week";
/** Columns that a phone leaves out, in the order of TEXT.columns. */
const WIDE = ["", "", "", "hidden tablet:table-cell", "", "hidden tablet:table-cell"] as const;

/** The greatest wins of a lobby in a period. */
export function HonoursView({ lobby }: { lobby: Lobby }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const period = filters.period ?? FIRST;
  const query = useQuery(honoursQuery(api, lobby, period));
  return (
    <div className="grid gap-3">
      <FilterTabs
        label={TEXT.period}
        name="period"
        selected={period}
        tabs={HONOUR_PERIODS.map((value) => ({ value, label: HONOUR_PERIOD_NAMES[value] }))}
      />
      <QueryView query={query} empty={<EmptyState title={TEXT.none} />} lines={8} lineClassName="h-10">
        {({ items }) => (
          <div className="overflow-hidden rounded-lg border border-line bg-surface">
            <table className="w-full text-sm">
              <thead>
                <tr className="border-b border-line text-xs text-muted">
                  {TEXT.columns.map((name, i) => (
                    <th key={name} scope="col" className={classNames("px-3 py-2 text-left font-semibold", WIDE[i])}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {items.map(({ rank, nickname, gameName, stake, paid, at, isMine }) => (
                  <tr key={rank} className={classNames(isMine && "bg-accent-soft")}>
                    <td className="px-3 py-2 tabular-nums">{rank}</td>
                    <td className="px-3 py-2 whitespace-nowrap">
                      {nickname}
                      {isMine && <span className="ml-1 text-xs text-muted">{TEXT.mine}</span>}
                    </td>
                    <td className="px-3 py-2">{gameName}</td>
                    <td className={classNames("px-3 py-2", WIDE[3])}>
                      <Money amount={stake} />
                    </td>
                    <td className="px-3 py-2 font-bold whitespace-nowrap">
                      <Money amount={paid} />
                    </td>
                    <td className={classNames("px-3 py-2 text-muted tabular-nums", WIDE[5])}>
                      {formatShortDateTime(at)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryView>
    </div>
  );
}
