// Reports about members: their accounts, and who is excluded.
import { sql, type SQL } from "drizzle-orm";
import { IS_MEMBER } from "../../../account/members.ts";
import type { ReportAsked, ReportDefinition } from "../kit.ts";
import { COLUMN, like } from "../parts.ts";

export const PEOPLE_REPORTS: readonly ReportDefinition[] = [
  {
    name: "members",
    title: "회원 계정",
    group: "회원",
    right: "members.read",
    span: "now",
    key: "name",
    textLabel: "회원 아이디",
    columns: [
      COLUMN.member,
      { id: "nickname", title: "닉네임", kind: "text" },
      { id: "level", title: "레벨", kind: "count" },
      { id: "joined", title: "가입", kind: "time" },
      { id: "state", title: "상태", kind: "text" },
      { id: "balance", title: "보유머니", kind: "won", isSummed: true },
      { id: "staked", title: "진행 중", kind: "won", isSummed: true },
      { id: "points", title: "포인트", kind: "points", isSummed: true },
    ],
    rows: (asked) => sql`
      select m.user_id as key, m.user_id as member, m.nickname, m.level, m.created_at as joined,
        case when m.disabled_at is not null then '정지' when m.join_state <> 'approved' then '승인 전' else '사용 중' end as state,
        a.balance, a.staked, a.points
      from member m cross join lateral (
        select coalesce(sum(balance) filter (where kind = 'wallet'), 0)::bigint as balance,
          coalesce(sum(balance) filter (where kind = 'staked'), 0)::bigint as staked,
          coalesce(sum(balance) filter (where kind = 'points'), 0)::bigint as points
        from account where member_id = m.id) a
      where ${IS_MEMBER} and ${like(sql`m.user_id`, asked)}`,
    against: [
      { label: "보유머니", column: "balance", ledger: (asked) => ofAccounts("wallet", asked) },
      { label: "진행 중", column: "staked", ledger: (asked) => ofAccounts("staked", asked) },
      { label: "포인트", column: "points", ledger: (asked) => ofAccounts("points", asked) },
    ],
  },
  {
    name: "exclusions",
    title: "이용 제한과 자기 제외",
    group: "회원",
    right: "protection.read",
    span: "now",
    key: "name",
    textLabel: "회원 아이디",
    columns: [
      COLUMN.member,
      { id: "break", title: "휴식 종료", kind: "time" },
      { id: "excluded", title: "자기 제외 종료", kind: "time" },
      { id: "disabled", title: "정지", kind: "time" },
      { id: "reason", title: "정지 사유", kind: "text" },
    ],
    rows: (asked) => sql`
      select m.user_id as key, m.user_id as member, p.break_until as "break", p.excluded_until as excluded,
        m.disabled_at as disabled, m.disabled_reason as reason
      from (select member_id as id from protection
          where break_until > ${asked.now}::timestamptz or excluded_until > ${asked.now}::timestamptz
        union select id from member where disabled_at is not null) one
      join member m on m.id = one.id left join protection p on p.member_id = m.id
      where ${IS_MEMBER} and ${like(sql`m.user_id`, asked)}`,
    against: { noMoney: "금액이 없는 보고서입니다." },
  },
];

/** Balances of members by the sum of their entries. */
function ofAccounts(kind: string, asked: ReportAsked): SQL {
  return sql`select sum(e.amount) from member m join account a on a.member_id = m.id and a.kind = ${kind}
    join entry e on e.account_id = a.id where ${IS_MEMBER} and ${like(sql`m.user_id`, asked)}`;
}
