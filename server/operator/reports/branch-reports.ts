// What managers and agents read of the members of their branch: figures, charges and exchanges, bets. Without money of the
// house there is nothing of the ledger to compare; their statements are.
import { sql, type SQL } from "drizzle-orm";
import { IS_MEMBER } from "../../account/members.ts";
import type { ReportAsked, ReportDefinition } from "./kit.ts";
import { COLUMN, ENTRY_KIND_NAME, like, within } from "./parts.ts";

const BRANCHES = {
  label: "회원",
  options: [
    { value: "own", label: "내 회원" },
    { value: "below", label: "하위 회원" },
  ],
};
const OF = { id: "of", title: "소속", kind: "text" } as const;
const NO_MONEY = "정산서가 장부와 대조됩니다.";

/** Members of the branch, with whose they are. Nobody else's, whatever is asked for. */
function branchMembers(asked: ReportAsked): SQL {
  const { within: whose, choice } = asked;
  if (!whose) throw new Error("a report of a branch is read within one");
  const part =
    choice === "own" ? sql`n.id = ${whose.ownId}` : choice === "below" ? sql`n.id <> ${whose.ownId}` : sql`true`;
  const ids = sql.join(
    whose.branch.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`member m join member n on n.id = m.recommender_id and n.id in (${ids}) and ${part} and ${IS_MEMBER}`;
}
const named = (asked: ReportAsked): SQL => sql`(${like(sql`m.user_id`, asked)} or ${like(sql`m.nickname`, asked)})`;

const shared = {
  group: "총판",
  right: "tree.read",
  textLabel: "회원 아이디",
  choices: BRANCHES,
  against: { noMoney: NO_MONEY },
} as const;

export const BRANCH_REPORTS: readonly ReportDefinition[] = [
  {
    ...shared,
    name: "members",
    title: "회원 현황",
    span: "period",
    key: "name",
    subtotal: "of",
    columns: [
      COLUMN.member,
      { id: "nickname", title: "닉네임", kind: "text" },
      OF,
      { id: "level", title: "레벨", kind: "count" },
      { id: "joined", title: "가입", kind: "day" },
      { id: "charged", title: "충전", kind: "won", isSummed: true },
      { id: "exchanged", title: "환전", kind: "won", isSummed: true },
      COLUMN.stake,
      COLUMN.paid,
      { id: "result", title: "차액", kind: "won", isSummed: true },
      { id: "open", title: "진행 중", kind: "won", isSummed: true },
    ],
    rows: (asked) => sql`
      select m.user_id as key, m.user_id as member, m.nickname, n.user_id as "of", m.level,
        to_char(m.created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as joined, money.charged, money.exchanged,
        bets.stake, bets.paid, bets.stake - bets.paid as result, opened.stake as open
      from ${branchMembers(asked)}
      cross join lateral (select coalesce(sum(b.at_risk), 0)::bigint as stake, coalesce(sum(b.risk_paid), 0)::bigint as paid
        from bet b where b.member_id = m.id and ${within(sql`b.settled_at`, asked)}) bets
      cross join lateral (select coalesce(sum(b.stake - b.cashed_stake), 0)::bigint as stake
        from bet b where b.member_id = m.id and b.status = 0 and b.acceptance = 'accepted') opened
      cross join lateral (select coalesce(sum(e.amount) filter (where e.kind = 'charge'), 0)::bigint as charged,
          coalesce(-sum(e.amount) filter (where e.kind <> 'charge'), 0)::bigint as exchanged
        from entry e where e.account_id = 'wallet:' || m.id and e.kind in ('charge', 'exchange', 'exchangeReturn')
          and ${within(sql`e.at`, asked)}) money
      where ${named(asked)}`,
  },
  {
    ...shared,
    name: "charges",
    title: "충전 · 환전",
    span: "period",
    key: "serial",
    subtotal: "kind",
    columns: [
      COLUMN.at,
      COLUMN.member,
      OF,
      { id: "kind", title: "구분", kind: "text", value: ENTRY_KIND_NAME },
      COLUMN.amount,
    ],
    rows: (asked) => sql`
      select e.id as key, e.at, m.user_id as member, n.user_id as "of", e.kind, e.amount
      from ${branchMembers(asked)} join entry e on e.account_id = 'wallet:' || m.id
      where e.kind in ('charge', 'exchange', 'exchangeReturn') and ${within(sql`e.at`, asked)} and ${named(asked)}`,
  },
  {
    ...shared,
    name: "bets",
    title: "베팅 내역",
    span: "period",
    key: "serial",
    subtotal: "product",
    columns: [
      COLUMN.at,
      COLUMN.number,
      COLUMN.member,
      OF,
      COLUMN.product,
      COLUMN.status,
      { id: "price", title: "배당", kind: "price" },
      COLUMN.stake,
      COLUMN.paid,
    ],
    rows: (asked) => sql`
      select b.serial as key, b.placed_at as at, b.serial as number, m.user_id as member, n.user_id as "of",
        b.game_list as product, b.status, b.price, b.stake, b.paid
      from ${branchMembers(asked)} join bet b on b.member_id = m.id
      where b.acceptance = 'accepted' and ${within(sql`b.placed_at`, asked)} and ${named(asked)}`,
  },
];
