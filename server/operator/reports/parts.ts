// What several reports ask of the database in the same words.
import { sql, type SQL } from "drizzle-orm";
import { betNumberOf } from "../../../src/domain/common/bet-serial.ts";
import { formatBetNumber } from "../../../src/domain/common/bet-number.ts";
import { GAME_TYPE, gameTypeName } from "../../../src/domain/common/game-type.ts";
import { SETTLEMENT_NAMES } from "../../../src/domain/sports/labels/settlement.ts";
import type { SettlementStatus } from "../../../src/domain/sports/market.ts";
import { ENTRY_KINDS, type EntryKind } from "../../../src/domain/wallet/entry-kinds.ts";
import type { Cell, ColumnDefinition, ReportAsked } from "./kit.ts";

export const within = (column: SQL, { from, to }: ReportAsked): SQL =>
  sql`${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz`;
/** The day in Seoul, as text. */
export const dayOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
export const like = (column: SQL, { text }: ReportAsked): SQL =>
  text === null ? sql`true` : sql`${column} ilike ${text}`;

/**
 * Bets that were settled in the period, with what was not cashed out, and each part that was cashed out in it. What was
 * refused was never a bet.
 */
export const settledBets = (asked: ReportAsked): SQL => sql`
  select b.id, b.serial, b.member_id, b.game_type, b.status, b.settled_at as at, b.stake - b.cashed_stake as stake,
    b.paid - b.cashed_paid as paid
  from bet b where b.acceptance = 'accepted' and b.status <> 0 and b.stake > b.cashed_stake and ${within(sql`b.settled_at`, asked)}
  union all
  select b.id, b.serial, b.member_id, b.game_type, b.status, c.at, c.stake, c.paid
  from cash_out c join bet b on b.id = c.bet_id where ${within(sql`c.at`, asked)}`;

/** The sum of a house's account over the period, of postings of these kinds. */
export const houseSum = (
  account: string,
  asked: ReportAsked,
  kinds: readonly string[],
  more: SQL = sql`true`,
): SQL => sql`
  select sum(e.amount) from posting p join entry e on e.posting_id = p.id and e.account_id = ${account}
  where ${within(sql`p.at`, asked)} and p.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and ${more}`;

export const SETTLING = ["settlement", "correction", "cashOut"] as const;
/** Stakes that the house took and what it paid, by the ledger. */
export const settledChecks = (more: SQL = sql`true`) => [
  { label: "베팅액", column: "stake", ledger: (asked: ReportAsked) => houseSum("house_stakes", asked, SETTLING, more) },
  { label: "지급액", column: "paid", ledger: (asked: ReportAsked) => houseSum("house_payouts", asked, SETTLING, more) },
];

const BET_NUMBER = (raw: unknown): Cell => (raw === null ? null : formatBetNumber(betNumberOf(Number(raw))));
const GAME_TYPE_NAME = (raw: unknown): Cell => (Number(raw) === GAME_TYPE.slot ? "슬롯" : gameTypeName(Number(raw)));
export const ENTRY_KIND_NAME = (raw: unknown): Cell =>
  raw === "capital" ? "자본" : (ENTRY_KINDS[String(raw) as EntryKind] ?? String(raw));

const STATUS_NAME = (raw: unknown): Cell => SETTLEMENT_NAMES[Number(raw) as SettlementStatus] ?? String(raw);

/** Columns that many reports have. */
export const COLUMN = {
  number: { id: "number", title: "베팅번호", kind: "text", value: BET_NUMBER },
  member: { id: "member", title: "회원", kind: "text" },
  product: { id: "product", title: "상품", kind: "text", value: GAME_TYPE_NAME },
  status: { id: "status", title: "상태", kind: "text", value: STATUS_NAME },
  bets: { id: "bets", title: "건수", kind: "count", isSummed: true },
  stake: { id: "stake", title: "베팅액", kind: "won", isSummed: true },
  paid: { id: "paid", title: "지급액", kind: "won", isSummed: true },
  result: { id: "result", title: "수익", kind: "won", isSummed: true },
  hold: { id: "hold", title: "수익률 %", kind: "percent" },
  at: { id: "at", title: "시각", kind: "time" },
  day: { id: "day", title: "날짜", kind: "day" },
  amount: { id: "amount", title: "금액", kind: "won", isSummed: true },
} as const satisfies Record<string, ColumnDefinition>;

/** What is kept by day of settled bets: their number, stakes and payments. */
export const SUMMED = "bets bigint, stake bigint, paid bigint";
export const SUM_UP = sql`count(*) as bets, sum(stake)::bigint as stake, sum(paid)::bigint as paid`;
/** The same of several days; and what was kept of what was staked, in hundredths of a percent. */
export const ADD_UP = sql`sum(bets)::bigint as bets, sum(stake)::bigint as stake, sum(paid)::bigint as paid,
  (sum(stake) - sum(paid))::bigint as result,
  case when sum(stake) > 0 then round((sum(stake) - sum(paid)) * 10000.0 / sum(stake))::bigint end as hold`;
