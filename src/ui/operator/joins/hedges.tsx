import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { hedges } from "../../../api/contract/operator/joins.endpoints.ts";
import { HEDGE_DAYS, type HedgePair } from "../../../api/contract/operator/hedges.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { TRACE_KIND_NAMES } from "../../../domain/account/one-person.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { type PlainColumn, PlainTable } from "../../programmes/friend/plain-table.tsx";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { MemberLink } from "../members/member-link.tsx";
import { HEDGES_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

type Row = HedgePair["latest"][number]["bets"][number] & { id: string; place: string };

const COLUMNS: readonly PlainColumn<Row>[] = [
  { header: TEXT.place, cell: ({ place }) => place },
  { header: TEXT.number, cell: ({ number }) => formatBetNumber(number) },
  { header: TEXT.userId, cell: ({ userId }) => <MemberLink userId={userId} /> },
  { header: TEXT.pick, cell: ({ name }) => name },
  { header: TEXT.price, cell: ({ price }) => (price === null ? TEXT.none : formatPrice(price)), isNumber: true },
  { header: TEXT.stake, cell: ({ stake }) => addComma(stake), isNumber: true },
  { header: TEXT.placedAt, cell: ({ placedAt }) => formatDateTime(placedAt) },
];

/** Opposite bets of accounts that may be one person's, the newest first. */
export function Hedges() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, hedges, {}));
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">{TEXT.help(HEDGE_DAYS)}</p>
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={4} lineClassName="h-28">
        {({ items }) =>
          items.map((pair) => <Pair key={pair.accounts.map(({ userId }) => userId).join(" ")} pair={pair} />)
        }
      </QueryView>
    </div>
  );
}

function Pair({ pair: { accounts, shared, hedges: count, stake, latest } }: { pair: HedgePair }) {
  const [first = "", second = ""] = accounts.map(({ userId, nickname }) => `${userId} (${nickname})`);
  const title = TEXT.pairOf(first, second);
  const rows = latest.flatMap(({ place, bets }, at) =>
    bets.map((bet, i) => ({ ...bet, id: `${at} ${i}`, place: i === 0 ? place : "" })),
  );
  return (
    <Panel
      title={title}
      aside={<span className="text-xs text-muted tabular-nums">{TEXT.facts(addComma(count), addComma(stake))}</span>}
    >
      <p className="px-3 pt-2 text-sm">
        <span className="text-muted">{TEXT.shared}</span> {shared.map((kind) => TRACE_KIND_NAMES[kind]).join(", ")}
      </p>
      <div className="scroll-edges overflow-x-auto whitespace-nowrap">
        <PlainTable label={TEXT.latestOf(title)} columns={COLUMNS} rows={rows} />
      </div>
    </Panel>
  );
}
