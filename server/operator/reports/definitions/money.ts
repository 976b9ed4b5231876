// Reports about money: what came in and went out, adjustments, promotions, liability, and what managers and agents are paid.
import { sql, type SQL } from "drizzle-orm";
import { STATEMENT_STATES, type StatementState } from "../../../../src/domain/operator/agents.ts";
import type { ReportAsked, ReportDefinition } from "../kit.ts";
import { COLUMN, dayOf, ENTRY_KIND_NAME, houseSum, like, within } from "../parts.ts";

const group = "돈";
const KIND = { id: "kind", title: "구분", kind: "text", value: ENTRY_KIND_NAME } as const;
const NOTE = { id: "note", title: "사유", kind: "text" } as const;

/** What members brought and took, by the requests, orders and deposits themselves; below 0 where it left. */
const movedMoney = (asked: ReportAsked): SQL => sql`
  select decided_at as at, 'charge' as kind, amount from money_request
    where kind = 'charge' and state = 'done' and ${within(sql`decided_at`, asked)}
  union all
  select decided_at, 'payout', -amount from money_request
    where kind = 'exchange' and state = 'done' and ${within(sql`decided_at`, asked)}
  union all
  select p.at, p.kind, e.amount from posting p join entry e on e.posting_id = p.id and e.account_id like 'wallet:%'
    where p.kind in ('deposit', 'reversal') and ${within(sql`p.at`, asked)}
  union all
  select p.at, 'tether', e.amount from posting p join entry e on e.posting_id = p.id and e.account_id like 'wallet:%'
    where p.kind = 'charge' and p.ref like 'tether:%' and ${within(sql`p.at`, asked)}`;

const BY_OPERATOR = sql`p.kind in ('gift', 'adjustment', 'reversal', 'deposit')`;
const PROMOTIONS = [
  "bonus",
  "rolling",
  "attendance",
  "coupon",
  "mission",
  "tournament",
  "friend",
  "conversion",
  "agentShare",
];
const isPromotion = sql`p.kind in (${sql.join(
  PROMOTIONS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

const STATE_NAMES: Readonly<Record<StatementState, string>> = { payable: "지급 전", paid: "지급", carried: "이월" };

/** Kinds of accounts: what the house owes, and what it holds or is owed. */
const OWED = sql`'wallet', 'staked', 'reserved'`;
const HELD = sql`'owed', 'house_bank'`;
const sumOfEntries = (kinds: SQL): SQL =>
  sql`select sum(e.amount) from entry e join account a on a.id = e.account_id where a.kind in (${kinds})`;
const sumOfBalances = (kinds: SQL): SQL => sql`select sum(balance) from account where kind in (${kinds})`;

export const MONEY_REPORTS: readonly ReportDefinition[] = [
  {
    name: "money",
    title: "입출금",
    group,
    right: "money.read",
    span: "period",
    key: "name",
    subtotal: "kind",
    columns: [
      COLUMN.day,
      { ...KIND, value: (raw) => (raw === "tether" ? "테더 충전" : ENTRY_KIND_NAME(raw)) },
      { ...COLUMN.bets, id: "count" },
      { id: "came", title: "들어온 돈", kind: "won", isSummed: true },
      { id: "left", title: "나간 돈", kind: "won", isSummed: true },
      { id: "net", title: "차액", kind: "won", isSummed: true },
    ],
    rows: (asked) => sql`
      select ${dayOf(sql`at`)} || ' ' || kind as key, ${dayOf(sql`at`)} as day, kind, count(*)::int as count,
        coalesce(sum(amount) filter (where amount > 0), 0)::bigint as came,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "left", sum(amount)::bigint as net
      from (${movedMoney(asked)}) moved group by 1, 2, 3`,
    against: [
      {
        label: "하우스 은행 (자본 제외)",
        column: "net",
        ledger: (asked) => houseSum("house_bank", asked, ["charge", "payout", "deposit", "reversal"]),
      },
    ],
  },
  {
    name: "adjustments",
    title: "금액 조정",
    group,
    right: "ledger.read",
    span: "period",
    key: "serial",
    textLabel: "회원 아이디",
    subtotal: "kind",
    columns: [
      COLUMN.at,
      COLUMN.member,
      KIND,
      COLUMN.amount,
      NOTE,
      { id: "by", title: "운영자", kind: "text" },
      { id: "second", title: "승인자", kind: "text" },
    ],
    rows: (asked) => adjustments(asked),
    against: [
      {
        label: "하우스 쪽 기록",
        column: "amount",
        ledger: (asked) => sql`select sum(e.amount) from (${adjustments(asked)}) r
          join entry e on e.posting_id = r.key and e.account_id in ('house_bank', 'house_promotions')`,
      },
    ],
  },
  {
    name: "promotions",
    title: "프로모션",
    group: "프로그램",
    right: "claims.read",
    span: "period",
    key: "name",
    columns: [
      { ...KIND, id: "kind" },
      { ...COLUMN.bets, id: "count" },
      { id: "won", title: "지급한 돈", kind: "won", isSummed: true },
      { id: "points", title: "지급한 포인트", kind: "points", isSummed: true },
    ],
    rows: (asked) => sql`
      select p.kind as key, p.kind, count(distinct p.id)::int as count,
        coalesce(sum(e.amount) filter (where a.kind = 'wallet'), 0)::bigint as won,
        coalesce(sum(e.amount) filter (where a.kind = 'points'), 0)::bigint as points
      from posting p join entry e on e.posting_id = p.id join account a on a.id = e.account_id and a.member_id is not null
      where ${isPromotion} and ${within(sql`p.at`, asked)} group by p.kind`,
    against: [
      { label: "프로모션 비용", column: "won", ledger: (asked) => houseSum("house_promotions", asked, PROMOTIONS) },
      { label: "포인트", column: "points", ledger: (asked) => houseSum("house_points", asked, PROMOTIONS) },
    ],
  },
  {
    name: "liability",
    title: "하우스 부채와 자본",
    group,
    right: "capital.read",
    span: "now",
    key: "name",
    columns: [
      { id: "kind", title: "계정", kind: "text" },
      { id: "owed", title: "갚을 돈", kind: "won", isSummed: true },
      { id: "held", title: "가진 돈", kind: "won", isSummed: true },
    ],
    ofAccounts: true,
    rows: (_, balances) => sql`
      select kind as key, case kind when 'wallet' then '회원 보유머니' when 'staked' then '진행 중인 베팅'
          when 'reserved' then '환전 예약' when 'owed' then '회원이 갚을 돈' else '하우스 은행' end as kind,
        case when kind in (${OWED}) then balance else 0 end as owed, case when kind in (${HELD}) then balance else 0 end as held
      from (${balances}) b where kind in (${OWED}, ${HELD})`,
    against: [
      { label: "갚을 돈", column: "owed", ledger: () => sumOfEntries(OWED) },
      { label: "가진 돈", column: "held", ledger: () => sumOfEntries(HELD) },
      { label: "갚을 돈 (계정 잔액)", column: "owed", ledger: () => sumOfBalances(OWED) },
      { label: "가진 돈 (계정 잔액)", column: "held", ledger: () => sumOfBalances(HELD) },
    ],
  },
  {
    name: "future-liability",
    title: "앞으로 있을 경기의 부채",
    group,
    right: "capital.read",
    span: "now",
    key: "name",
    subtotal: "league",
    columns: [
      { id: "starts", title: "시작", kind: "time" },
      { id: "league", title: "리그", kind: "text" },
      { id: "fixture", title: "경기", kind: "text" },
      COLUMN.bets,
      COLUMN.stake,
      { id: "payout", title: "최대 지급액", kind: "won", isSummed: true },
    ],
    rows: (asked) => sql`
      select to_char(f.starts_at, 'YYYYMMDDHH24MISS') || f.id as key, f.starts_at as starts, f.league_name as league,
        f.home_name || ' - ' || f.away_name as fixture, count(*)::int as bets, sum(last.stake)::bigint as stake,
        sum(last.payout)::bigint as payout
      from (${futureBets(asked)}) last join fixture f on f.id = last.fixture_id group by f.id`,
    against: [
      {
        label: "받은 베팅액",
        column: "stake",
        ledger: (
          asked,
        ) => sql`select sum(case a.kind when 'staked' then e.amount else 0 end) from (${futureBets(asked)}) r
          join posting p on p.ref = r.id join entry e on e.posting_id = p.id join account a on a.id = e.account_id`,
      },
    ],
  },
  {
    name: "agent-statements",
    title: "총판 · 에이전트 정산",
    group,
    right: "agents.read",
    span: "period",
    key: "name",
    subtotal: "state",
    choices: { label: "상태", options: STATEMENT_STATES.map((value) => ({ value, label: STATE_NAMES[value] })) },
    columns: [
      { id: "begins", title: "기간 시작", kind: "time" },
      { id: "ends", title: "기간 끝", kind: "time" },
      { ...COLUMN.member, title: "총판 · 에이전트" },
      { id: "state", title: "상태", kind: "text", value: (raw) => STATE_NAMES[String(raw) as StatementState] },
      COLUMN.amount,
      { id: "carried", title: "이월", kind: "won", isSummed: true },
      { id: "due", title: "정산액", kind: "won", isSummed: true },
      { id: "paid", title: "지급액", kind: "won", isSummed: true },
    ],
    rows: (asked) => statements(asked),
    against: [
      {
        label: "지급액",
        column: "paid",
        ledger: (asked) => sql`select sum(e.amount) from (${statements(asked)}) r
          join posting p on p.ref = 'agent:' || r.id join entry e on e.posting_id = p.id and e.account_id = 'house_promotions'`,
      },
    ],
  },
];

function adjustments(asked: ReportAsked): SQL {
  return sql`
    select p.id as key, p.at, m.user_id as member, p.kind, e.amount, p.note,
      case when p.ref like 'operator:%' then substr(p.ref, 10) else asker.user_id end as "by", second.user_id as second
    from posting p join entry e on e.posting_id = p.id join account a on a.id = e.account_id and a.kind = 'wallet'
    join member m on m.id = a.member_id
    left join approval w on w.id = p.approval_id left join member asker on asker.id = w.asked_by
    left join member second on second.id = w.decided_by
    where ${BY_OPERATOR} and ${within(sql`p.at`, asked)} and ${like(sql`m.user_id`, asked)}`;
}

/** Open bets of sports whose last match has not begun, with that match. */
function futureBets({ now }: ReportAsked): SQL {
  return sql`
    select b.id, b.stake - b.cashed_stake as stake, b.payout, f.id as fixture_id
    from bet b cross join lateral (select f.id, f.starts_at from bet_pick k join fixture f on f.id = k.fixture_id
      where k.bet_id = b.id order by f.starts_at desc, f.id limit 1) f
    where b.status = 0 and b.acceptance <> 'refused' and f.starts_at > ${now}::timestamptz`;
}

function statements(asked: ReportAsked): SQL {
  const { choice } = asked;
  return sql`
    select to_char(p.ends, 'YYYYMMDDHH24MISS') || m.user_id as key, s.id, p.begins, p.ends, m.user_id as member, s.state,
      s.amount, s.carried, s.due, case s.state when 'paid' then s.due else 0 end as paid
    from agent_statement s join agent_period p on p.id = s.period_id join member m on m.id = s.member_id
    where p.ends > ${asked.from}::timestamptz and p.ends <= ${asked.to}::timestamptz
      and ${choice === null ? sql`true` : sql`s.state = ${choice}`}`;
}
