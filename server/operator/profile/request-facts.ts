// What an operator decides an exchange by. Each figure goes by the rule that it goes by elsewhere: what was at risk by rule
// 38, what was to be staked by rule 37, what accounts have in common by rule 39.
import { eq, sql } from "drizzle-orm";
import type { RequestFacts } from "../../../src/api/contract/operator/request-facts.ts";
import { sharedWith } from "../../account/one-person/shared-traces.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { member, moneyRequest } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { readWagering, wageringBefore } from "../../wallet/wagering.ts";
import { flowsOf } from "./figures.ts";

interface Row {
  since: string | null;
  bankChangedAt: string | null;
  passwordSetAt: string | null;
  deposits: string;
  depositsWon: string;
  newDeposits: string;
  newDepositsWon: string;
  exchanges: string;
  exchangesWon: string;
  turnover: string;
  paid: string;
  newTurnover: string;
  newPaid: string;
}

const instant = (text: string | null): string | null => text && new Date(text).toISOString();

/** Of one request, whatever became of it. Throws ApiError not_found. */
export async function readRequestFacts(db: Queryable, requestId: string): Promise<RequestFacts> {
  const [found] = await db
    .select({ request: moneyRequest, of: member })
    .from(moneyRequest)
    .innerJoin(member, eq(member.id, moneyRequest.memberId))
    .where(eq(moneyRequest.id, requestId));
  if (!found) throw new ApiError("not_found");
  const { request, of } = found;
  const [sums] = await rowsFrom<Row & Record<string, unknown>>(
    db,
    sql`with before as (
        select max(r.decided_at) as at from money_request r where r.member_id = ${of.id} and r.kind = 'exchange'
          and r.state = 'done' and r.id <> ${requestId} and r.decided_at <= ${request.createdAt.toISOString()}::timestamptz
      ), flow as (
        select f.*, f.at > coalesce((select at from before), '-infinity'::timestamptz) as is_new from ${flowsOf(of.id)} f
      )
      select (select at from before) as since,
        (select changed_at from member_bank where member_id = ${of.id}) as "bankChangedAt",
        (select used_at from password_code where member_id = ${of.id}) as "passwordSetAt",
        count(*) filter (where money_in > 0)::text as deposits,
        coalesce(sum(money_in), 0)::text as "depositsWon",
        count(*) filter (where money_in > 0 and is_new)::text as "newDeposits",
        coalesce(sum(money_in) filter (where is_new), 0)::text as "newDepositsWon",
        count(*) filter (where money_out > 0)::text as exchanges,
        coalesce(sum(money_out), 0)::text as "exchangesWon",
        coalesce(sum(turnover), 0)::text as turnover, coalesce(sum(paid), 0)::text as paid,
        coalesce(sum(turnover) filter (where is_new), 0)::text as "newTurnover",
        coalesce(sum(paid) filter (where is_new), 0)::text as "newPaid"
      from flow`,
  );
  if (!sums) throw new Error("sums have one row");
  const [shared = []] = await sharedWith(db, [{ memberId: of.id, phone: null, number: null }]);
  const before = await wageringBefore(db, of.id, request.createdAt);
  return {
    joinedAt: of.createdAt.toISOString(),
    since: instant(sums.since),
    deposits: { count: Number(sums.deposits), amount: Number(sums.depositsWon) },
    depositsSince: { count: Number(sums.newDeposits), amount: Number(sums.newDepositsWon) },
    exchanges: { count: Number(sums.exchanges), amount: Number(sums.exchangesWon) },
    bets: { turnover: Number(sums.turnover), paid: Number(sums.paid) },
    betsSince: { turnover: Number(sums.newTurnover), paid: Number(sums.newPaid) },
    wagering: { ...before, left: (await readWagering(db, of.id)).left },
    tendency: of.tendency,
    bankChangedAt: instant(sums.bankChangedAt),
    passwordSetAt: instant(sums.passwordSetAt),
    shared,
  };
}
