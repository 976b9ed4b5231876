// Reports about bets: what was settled by product, sport, league and market; open ones; settlements; voided, cancelled and
// settled again; large wins; what came in after a known result.
import { sql, type SQL } from "drizzle-orm";
import { GAME_TYPES, gameTypeName } from "../../../../src/domain/common/game-type.ts";
import { LARGE } from "../../../../src/domain/operator/significant.ts";
import { sportName } from "../../../../src/domain/sports/labels/sports.ts";
import type { Cell, ReportAsked, ReportDefinition } from "../kit.ts";
import {
  COLUMN,
  ADD_UP,
  dayOf,
  ENTRY_KIND_NAME,
  houseSum,
  like,
  settledBets,
  settledChecks,
  SETTLING,
  SUM_UP,
  SUMMED,
  within,
} from "../parts.ts";

const group = "베팅";
const PRODUCTS = {
  label: "상품",
  options: GAME_TYPES.map((type) => ({ value: String(type % 5), label: gameTypeName(type) })),
};
/** Of sports alone. A casino's bet has no match. */
const OF_SPORTS = sql`game_type in (1, 2)`;
const refersToSports = sql`exists (select 1 from bet b where b.id = p.ref and b.game_type in (1, 2))`;
const SEVERAL = "여러 항목";

/** Settled bets of sports by what their legs have in common. */
const bySport = (
  name: string,
  title: string,
  header: string,
  of: SQL,
  value?: (raw: unknown) => Cell,
): ReportDefinition => ({
  name,
  title,
  group,
  right: "bets.read",
  span: "period",
  key: "name",
  columns: [
    { id: "name", title: header, kind: "text", ...(value && { value }) },
    COLUMN.bets,
    COLUMN.stake,
    COLUMN.paid,
    COLUMN.result,
    COLUMN.hold,
  ],
  byDay: {
    columns: `name text, ${SUMMED}`,
    query: (asked) => sql`
      select name, ${SUM_UP}
      from (select s.stake, s.paid, (select case when count(distinct ${of}) = 1 then min(${of}) end
          from bet_pick k join fixture f on f.id = k.fixture_id join market t on t.id = k.market_id where k.bet_id = s.id) as name
        from (${settledBets(asked)}) s where ${OF_SPORTS}) named
      group by name`,
  },
  rows: (_, days) => sql`
    select coalesce(name, ${SEVERAL}) as key, coalesce(name, ${SEVERAL}) as name, ${ADD_UP} from (${days}) d group by name`,
  against: settledChecks(refersToSports),
});

/** Each bet of a state that was settled in the period; what was paid for it is in the ledger. */
const settledAs = (name: string, title: string, where: SQL): ReportDefinition => ({
  name,
  title,
  group,
  right: "bets.read",
  span: "period",
  key: "serial",
  textLabel: "회원 아이디",
  subtotal: "product",
  columns: [COLUMN.at, COLUMN.number, COLUMN.member, COLUMN.product, COLUMN.status, COLUMN.stake, COLUMN.paid],
  rows: (asked) => ofBets(asked, where),
  against: [
    {
      label: "지급액",
      column: "paid",
      ledger: (asked) => sql`select sum(e.amount) from (${ofBets(asked, where)}) r
        join posting p on p.ref = r.id join entry e on e.posting_id = p.id and e.account_id = 'house_payouts'`,
    },
  ],
});
const ofBets = (asked: ReportAsked, where: SQL): SQL => sql`
  select b.serial as key, b.id, b.settled_at as at, b.serial as number, m.user_id as member, b.game_list as product, b.status,
    b.stake, b.paid
  from bet b join member m on m.id = b.member_id
  where b.acceptance = 'accepted' and ${within(sql`b.settled_at`, asked)} and ${where} and ${like(sql`m.user_id`, asked)}`;

/** What the stakes of open bets come to, by the members' accounts. */
const STAKED = () => sql`select sum(balance) from account where kind = 'staked'`;

export const BET_REPORTS: readonly ReportDefinition[] = [
  {
    name: "betting",
    title: "베팅 실적 (상품별)",
    group,
    right: "bets.read",
    span: "period",
    key: "name",
    subtotal: "product",
    columns: [COLUMN.day, COLUMN.product, COLUMN.bets, COLUMN.stake, COLUMN.paid, COLUMN.result, COLUMN.hold],
    byDay: {
      columns: `day text, product smallint, ${SUMMED}`,
      query: (asked) => sql`
        select ${dayOf(sql`at`)} as day, game_type as product, ${SUM_UP} from (${settledBets(asked)}) s group by 1, 2`,
    },
    rows: (_, days) => sql`
      select day || ' ' || product as key, day, product, ${ADD_UP} from (${days}) d group by day, product`,
    against: settledChecks(),
  },
  bySport("betting-sports", "베팅 실적 (종목별)", "종목", sql`f.sport_id`, (raw) =>
    raw === SEVERAL ? SEVERAL : sportName(String(raw)),
  ),
  bySport("betting-leagues", "베팅 실적 (리그별)", "리그", sql`f.league_name`),
  bySport("betting-markets", "베팅 실적 (마켓별)", "마켓", sql`t.market_name`),
  {
    name: "open-bets",
    title: "진행 중인 베팅",
    group,
    right: "bets.read",
    span: "now",
    key: "serial",
    textLabel: "회원 아이디",
    choices: PRODUCTS,
    subtotal: "product",
    columns: [
      COLUMN.at,
      COLUMN.number,
      COLUMN.member,
      COLUMN.product,
      COLUMN.stake,
      { id: "payout", title: "최대 지급액", kind: "won", isSummed: true },
    ],
    // Open bets by their own index, then in order: in the order of numbers all bets would be looked through for them.
    rows: (asked) => sql`
      select b.serial as key, b.placed_at as at, b.serial as number, m.user_id as member, b.game_list as product,
        b.stake - b.cashed_stake as stake, b.payout
      from (select * from bet where status = 0 and acceptance <> 'refused' offset 0) b join member m on m.id = b.member_id
      where ${like(sql`m.user_id`, asked)} and ${asked.choice === null ? sql`true` : sql`b.game_list = ${Number(asked.choice)}`}`,
    against: [{ label: "진행 중인 베팅액", column: "stake", ledger: STAKED }],
  },
  {
    name: "settlements",
    title: "결과와 정산",
    group,
    right: "bets.read",
    span: "period",
    key: "serial",
    subtotal: "kind",
    columns: [
      COLUMN.at,
      COLUMN.number,
      COLUMN.member,
      COLUMN.product,
      { id: "kind", title: "구분", kind: "text", value: ENTRY_KIND_NAME },
      { id: "result", title: "경기 결과", kind: "text" },
      COLUMN.stake,
      COLUMN.paid,
    ],
    rows: (asked) => sql`
      select p.id as key, p.at, b.serial as number, m.user_id as member, b.game_list as product, p.kind,
        (select string_agg(f.home_name || ' ' || f.home_score || ':' || f.away_score || ' ' || f.away_name, ', ' order by k.position)
          from bet_pick k join fixture f on f.id = k.fixture_id where k.bet_id = b.id and f.home_score is not null) as result,
        -s.staked as stake, s.paid
      from posting p join bet b on b.id = p.ref join member m on m.id = b.member_id
      cross join lateral (select coalesce(sum(e.amount) filter (where a.kind = 'staked'), 0)::bigint as staked,
          coalesce(sum(case a.kind when 'wallet' then e.amount when 'owed' then -e.amount else 0 end), 0)::bigint as paid
        from entry e join account a on a.id = e.account_id where e.posting_id = p.id) s
      where ${within(sql`p.at`, asked)} and p.kind in ('settlement', 'correction', 'cashOut')`,
    against: [
      { label: "베팅액", column: "stake", ledger: (asked) => houseSum("house_stakes", asked, SETTLING) },
      { label: "지급액", column: "paid", ledger: (asked) => houseSum("house_payouts", asked, SETTLING) },
    ],
  },
  // One that was cashed out as a whole is no void one.
  settledAs("void-bets", "적특 베팅", sql`b.status = 3 and b.stake > b.cashed_stake`),
  settledAs("cancelled-bets", "취소된 베팅", sql`b.status = -1`),
  settledAs("resettled-bets", "다시 정산한 베팅", sql`b.settlements > 1`),
  settledAs("large-wins", "고액 당첨", sql`b.paid >= ${LARGE.win}`),
  {
    name: "late-bets",
    title: "결과 뒤에 접수된 베팅",
    group,
    right: "bets.read",
    span: "period",
    key: "serial",
    columns: [
      COLUMN.at,
      COLUMN.number,
      COLUMN.member,
      { id: "fixture", title: "경기", kind: "text" },
      { id: "known", title: "결과를 안 시각", kind: "time" },
      COLUMN.status,
      COLUMN.stake,
      COLUMN.paid,
    ],
    byDay: { columns: "id text, fixture text, known timestamptz", query: (asked) => lateBets(asked) },
    rows: (_, days) => sql`
      select b.serial as key, b.placed_at as at, b.serial as number, m.user_id as member, late.fixture, late.known,
        b.status, b.stake, b.paid
      from (${days}) late join bet b on b.id = late.id join member m on m.id = b.member_id`,
    against: [
      {
        label: "베팅액",
        column: "stake",
        ledger: (_, days) => sql`select sum(-e.amount) from (${days}) r
          join posting p on p.ref = r.id and p.kind = 'stake' join entry e on e.posting_id = p.id
          join account a on a.id = e.account_id and a.kind = 'wallet'`,
      },
    ],
  },
];

/** Accepted after the first result of one of their matches was known here, or after its end. */
function lateBets(asked: ReportAsked): SQL {
  return sql`
    select b.id, f.home_name || ' - ' || f.away_name as fixture, late.known
    from bet b
    cross join lateral (
      select k.fixture_id, r.at as known
      from bet_pick k join fixture_result r on r.fixture_id = k.fixture_id and r.revision = 1
      where k.bet_id = b.id and r.at < b.placed_at order by r.at limit 1) late
    join fixture f on f.id = late.fixture_id
    where b.acceptance = 'accepted' and ${within(sql`b.placed_at`, asked)}`;
}
