import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import type { RequestFacts as Facts } from "../../../api/contract/operator/request-facts.ts";
import { requestFacts } from "../../../api/contract/operator/request-facts.endpoints.ts";
import { formatDate, formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { seoulDayNumber } from "../../../domain/common/time.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { type PlainColumn, PlainTable } from "../../programmes/friend/plain-table.tsx";
import { Fact } from "../joins/fact.tsx";
import { MemberLink } from "../members/member-link.tsx";
import { FACTS_TEXT as TEXT } from "./text.ts";

export interface RequestFactsProps {
  id: string;
  /** When it was asked for. */
  askedAt: string;
}

/** What an exchange is decided by, read when the request is selected. */
export function RequestFacts({ id, askedAt }: RequestFactsProps) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, requestFacts, { params: { id } }));
  return (
    <QueryView query={query} lines={4} lineClassName="h-8">
      {(facts) => <FactsView facts={facts} askedAt={askedAt} />}
    </QueryView>
  );
}

interface Row {
  id: string;
  name: string;
  ever: string;
  since: string;
}

const COLUMNS: readonly PlainColumn<Row>[] = [
  { header: TEXT.sum, cell: ({ name }) => name },
  { header: TEXT.sinceThen, cell: ({ since }) => since, isNumber: true },
  { header: TEXT.ever, cell: ({ ever }) => ever, isNumber: true },
];

const daysBetween = (from: string, to: string) => seoulDayNumber(Date.parse(to)) - seoulDayNumber(Date.parse(from));
const won = (amount: number) => TEXT.won(addComma(amount));
const amountOf = ({ count, amount }: Facts["deposits"]) => TEXT.amountOf(count, addComma(amount));
/** Above zero: the member is ahead. */
const profitOf = ({ turnover, paid }: Facts["bets"]) => won(paid - turnover);

const rowsOf = ({ deposits, depositsSince, exchanges, bets, betsSince }: Facts): Row[] => [
  { id: "deposits", name: TEXT.deposits, since: amountOf(depositsSince), ever: amountOf(deposits) },
  { id: "exchanges", name: TEXT.exchanges, since: TEXT.none, ever: amountOf(exchanges) },
  { id: "turnover", name: TEXT.turnover, since: won(betsSince.turnover), ever: won(bets.turnover) },
  { id: "profit", name: TEXT.profit, since: profitOf(betsSince), ever: profitOf(bets) },
  { id: "cash", name: TEXT.cash, since: TEXT.none, ever: won(exchanges.amount - deposits.amount) },
];

function FactsView({ facts, askedAt }: { facts: Facts; askedAt: string }) {
  const { joinedAt, since, wagering, tendency, bankChangedAt, passwordSetAt, shared } = facts;
  const { required, staked, left } = wagering;
  return (
    <section aria-label={TEXT.title} className="grid grid-cols-1 gap-3 tabular-nums">
      <div className="overflow-x-auto rounded-md border border-line whitespace-nowrap">
        <PlainTable label={TEXT.title} columns={COLUMNS} rows={rowsOf(facts)} />
      </div>
      <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-2 text-sm">
        <Fact label={TEXT.age}>{TEXT.ageOf(formatDate(joinedAt), daysBetween(joinedAt, askedAt))}</Fact>
        <Fact label={TEXT.since}>{since === null ? TEXT.first : formatDateTime(since)}</Fact>
        <Fact label={TEXT.wagering} isWide>
          {required === 0 ? TEXT.wageringNone : TEXT.wageringOf(addComma(staked), addComma(required))}
          {left > 0 && <span className="text-warn"> · {TEXT.wageringLeft(addComma(left))}</span>}
        </Fact>
        <Fact label={TEXT.bankChangedAt}>{bankChangedAt === null ? TEXT.none : formatDateTime(bankChangedAt)}</Fact>
        {passwordSetAt !== null && <Fact label={TEXT.passwordSetAt}>{formatDateTime(passwordSetAt)}</Fact>}
        {tendency.length > 0 && <Fact label={TEXT.tendency}>{tendency.join(", ")}</Fact>}
        <Fact label={TEXT.shared} isWide>
          {shared.length === 0 ? TEXT.alone : <SharedAccounts shared={shared} />}
        </Fact>
      </dl>
    </section>
  );
}

function SharedAccounts({ shared }: { shared: Facts["shared"] }) {
  return (
    <ul className="grid gap-1">
      {shared.map(({ kind, count, userIds }) => (
        <li key={kind} className="flex flex-wrap gap-x-2">
          <span className="font-semibold text-warn">{TEXT.sharedOf(kind, count)}</span>
          {userIds.map((userId) => (
            <MemberLink key={userId} userId={userId} />
          ))}
          {count > userIds.length && <span className="text-muted">{TEXT.more(count - userIds.length)}</span>}
        </li>
      ))}
    </ul>
  );
}
