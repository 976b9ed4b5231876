import { useQuery } from "@tanstack/react-query";
import type { RollingMember } from "../../../api/contract/wallet/rolling.ts";
import { rollingMembersQuery } from "../../../api/queries/wallet/rolling.ts";
import { formatPercent, type RollingScope } from "../../../domain/wallet/rolling.ts";
import { ROLLING_CATEGORY_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { ROLLING_TEXT as TEXT } from "./text.ts";
import { wonText } from "./won-text.ts";

const readFilters = filtersOf({});
const cell = "px-2 py-1.5 text-right whitespace-nowrap tabular-nums tablet:px-3";

/** What each member of the own line stakes, before and after it was requested; categories of nothing are left out. */
export function LineTable({ scope }: { scope: RollingScope }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(rollingMembersQuery(api, { scope, page: filters.page ?? 1 }));
  return (
    <Panel title={TEXT.line}>
      <QueryView query={query} empty={<EmptyState title={TEXT.emptyLine} />} lineClassName="h-12">
        {(page) => (
          <div className="pb-3">
            <div className="overflow-x-auto">
              <table aria-label={TEXT.line} className="w-full text-sm">
                <thead className="text-xs text-muted">
                  <tr>
                    <th scope="col" className="px-2 py-2 text-left tablet:px-3">
                      {TEXT.member}
                    </th>
                    <th scope="col" className="px-2 py-2 text-left tablet:px-3">
                      {TEXT.category}
                    </th>
                    {[TEXT.before, TEXT.after, TEXT.overall, TEXT.rolling].map((name) => (
                      <th key={name} scope="col" className="px-2 py-2 text-right tablet:px-3">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                {page.items.map((member, at) => (
                  <MemberRows key={member.userId ?? `${page.page} ${at}`} member={member} />
                ))}
              </table>
            </div>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

function MemberRows({ member: { userId, nickname, level, parts } }: { member: RollingMember }) {
  const counted = parts.filter(({ before, after }) => before !== 0 || after !== 0);
  const shown = counted.length > 0 ? counted : parts.slice(0, 1);
  return (
    <tbody className="border-t border-line">
      {shown.map(({ category, percent, before, after, won }, at) => (
        <tr key={category}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={shown.length} className="px-2 py-2 text-left align-top tablet:px-3">
              {userId ?? nickname}
              <span className="block text-xs font-normal text-muted">
                {userId !== null && `${nickname} `}
                {TEXT.level(level)}
              </span>
            </th>
          )}
          <td className="px-2 py-1.5 text-xs whitespace-nowrap text-muted tablet:px-3">
            {ROLLING_CATEGORY_LABELS[category]}
            <span className="block">{TEXT.percentOf(formatPercent(percent))}</span>
          </td>
          <td className={cell}>{wonText(before)}</td>
          <td className={cell}>{wonText(after)}</td>
          <td className={cell}>{wonText(before + after)}</td>
          <td className={`${cell} font-semibold`}>{wonText(won)}</td>
        </tr>
      ))}
    </tbody>
  );
}
