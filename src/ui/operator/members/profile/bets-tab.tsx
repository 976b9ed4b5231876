import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { operatorBets } from "../../../../api/contract/operator/bets.endpoints.ts";
import type { OperatorBet } from "../../../../api/contract/operator/bets.ts";
import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { pageQuery } from "../../../../api/queries/page-query.ts";
import { formatBetNumber } from "../../../../domain/common/bet-number.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../../domain/common/price.ts";
import { useApp } from "../../../app-context.ts";
import { filtersOf } from "../../../frame/list/filters.ts";
import { ListPager } from "../../../frame/list/list-pager.tsx";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { EmptyState } from "../../../primitives/empty-state.tsx";
import { type PlainColumn, PlainTable } from "../../../programmes/friend/plain-table.tsx";
import { BetStatus } from "../../../sports/bets/bet-status.tsx";
import { betTitle } from "../../../sports/bets/bet-title.ts";
import { PROFILE_BETS_TEXT as TEXT } from "./text.ts";
import "../../../primitives/scroll-edges.css";

const readFilters = filtersOf({});

const COLUMNS: readonly PlainColumn<OperatorBet>[] = [
  {
    header: TEXT.number,
    cell: ({ number }) => (
      <Link to="/admin/bets" search={{ text: number } as object} className="underline underline-offset-2">
        {formatBetNumber(number)}
      </Link>
    ),
  },
  { header: TEXT.placedAt, cell: ({ placedAt }) => formatDateTime(placedAt) },
  { header: TEXT.title, cell: betTitle },
  { header: TEXT.stake, cell: ({ stake }) => addComma(stake), isNumber: true },
  {
    header: TEXT.price,
    cell: ({ picks, price }) => (picks[0]?.kind === "provider" ? "-" : formatPrice(price)),
    isNumber: true,
  },
  { header: TEXT.paid, cell: ({ paid }) => addComma(paid), isNumber: true },
  {
    header: TEXT.state,
    cell: (bet) => (
      <BetStatus
        bet={bet}
        isCashedOut={bet.cashedStake === bet.stake}
        isGain={bet.settledAt === null || bet.paid > bet.stake}
      />
    ),
  },
];

/** The member's bets, the newest first; the number leads to the bet's story at the desk of bets. */
export function BetsTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, operatorBets, { query: { text: userId, page: filters.page ?? 1 } }));
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-9">
        {({ items, page, pageCount }) => (
          <>
            <div className="scroll-edges overflow-x-auto whitespace-nowrap">
              <PlainTable label={TEXT.list} columns={COLUMNS} rows={items} />
            </div>
            <ListPager page={page} pageCount={pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}
