import { useQuery } from "@tanstack/react-query";
import { claims } from "../../../api/contract/operator/attendance.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { rewardText } from "../../../domain/programmes/labels.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { Programme } from "../../../domain/programmes/reward.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { MemberLink } from "../members/member-link.tsx";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

const readFilters = filtersOf({});

export interface ClaimListProps {
  programme: Programme;
  /** Left out: all of its kind. */
  programmeId?: string;
  /** What was paid for, by the id that the claim names; the id itself where it is left out. */
  nameOf?: (programmeId: string) => string;
}

/** What a programme paid, newest first. */
export function ClaimList({ programme, programmeId, nameOf = (id) => id }: ClaimListProps) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, claims, { query: { programme, programmeId, page: filters.page ?? 1 } }));
  return (
    <Panel title={TEXT.claims}>
      <QueryView query={query} empty={<EmptyState title={TEXT.noClaims} />} lines={4} lineClassName="h-9">
        {(page) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
            <section aria-label={TEXT.table} tabIndex={0} className="scroll-edges overflow-x-auto">
              <table className="w-full text-sm whitespace-nowrap tabular-nums">
                <thead className="text-left text-xs text-muted">
                  <tr>
                    {[TEXT.at, TEXT.member, TEXT.what, TEXT.occasion].map((header) => (
                      <th key={header} scope="col" className="px-3 py-2">
                        {header}
                      </th>
                    ))}
                    <th scope="col" className="px-3 py-2 text-right">
                      {TEXT.paid}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {page.items.map((claim) => (
                    <tr key={claim.id} className="border-t border-line">
                      <td className="px-3 py-2 text-muted">{formatDateTime(claim.at)}</td>
                      <td className="px-3 py-2">
                        {claim.nickname}{" "}
                        <span className="text-xs text-muted">
                          <MemberLink userId={claim.userId} />
                        </span>
                      </td>
                      <td className="px-3 py-2">{nameOf(claim.programmeId)}</td>
                      <td className="px-3 py-2 text-muted">{claim.occasion}</td>
                      <td className="px-3 py-2 text-right">
                        {rewardText(claim)}
                        {claim.wagering > 0 && (
                          <span className="block text-xs text-muted">{TEXT.wageringOf(addComma(claim.wagering))}</span>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}
