// What more than one account has, for operators: decisions, rule 39.
import { and, asc, desc, eq, gt, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type { Told } from "../../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../../src/api/contract/operator/joins.endpoints.ts";
import type { JoinCheck } from "../../../src/api/contract/operator/joins.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type {
  CheckedRequest,
  SharedAccount,
  SharedTrace,
  SharedTracesQuery,
} from "../../../src/api/contract/operator/shared-traces.ts";
import { TRACE_KINDS, type TraceKind } from "../../../src/domain/account/one-person.ts";
import { rowsOf } from "../../db/transaction.ts";
import { rowsFrom } from "../../db/execute.ts";
import { dateNow } from "../../clock.ts";
import type { CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { member, memberTrace, sharedTrace } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import type { Member } from "../../http/app-type.ts";
import { paginate } from "../../lists/paginate.ts";

/** Names of accounts that are sent for one value; an address of many customers has more. */
const NAMED = 5;
const LISTED = 30;

const checker = alias(member, "checker");
const recommender = alias(member, "recommender");

/** What other accounts have too, of each of these: of the account itself, and of what it asks for. */
export async function sharedWith(
  db: Queryable,
  asked: readonly { memberId: string; phone: string | null; number: string | null }[],
): Promise<JoinCheck["shared"][]> {
  if (asked.length === 0) return [];
  const rows = await rowsFrom<{ at: number; kind: TraceKind; count: number; names: string[] }>(
    db,
    sql`with asked as (
        select * from ${rowsOf(asked.map((one, at) => ({ ...one, at })))} as v(at int, "memberId" text, phone text, number text)
      ), had as (
        select a.at, a."memberId", t.kind, t.value from asked a join member_trace t on t.member_id = a."memberId"
        union select at, "memberId", 'phone', trace_digits(phone) from asked where phone is not null
        union select at, "memberId", 'bank', trace_digits(number) from asked where number is not null
      )
      select h.at, h.kind, count(distinct t.member_id)::int as count,
        (array_agg(distinct m.user_id))[1:${sql.raw(String(NAMED))}] as names
      from had h
      join member_trace t on t.kind = h.kind and t.value = h.value and t.member_id <> h."memberId"
      join member m on m.id = t.member_id
      group by h.at, h.kind`,
  );
  return asked.map((_, at) =>
    TRACE_KINDS.flatMap((kind) => {
      const found = rows.find((row) => row.at === at && row.kind === kind);
      return found ? [{ kind, count: found.count, userIds: found.names }] : [];
    }),
  );
}

export async function listSharedTraces(
  { database: { db } }: ServerContext,
  { kind, isChecked, userId, ...page }: InferOutput<typeof SharedTracesQuery>,
): Promise<PageOf<SharedTrace>> {
  const wanted = and(
    kind && eq(sharedTrace.kind, kind),
    userId === undefined ? undefined : hadBy(userId),
    isChecked === "yes"
      ? gte(sharedTrace.checkedMembers, sharedTrace.members)
      : isChecked === "no"
        ? gt(sharedTrace.members, sharedTrace.checkedMembers)
        : undefined,
  );
  return paginate(page, await db.$count(sharedTrace, wanted), async ({ limit, offset }) => {
    const rows = await db
      .select({ trace: sharedTrace, by: checker.userId })
      .from(sharedTrace)
      .leftJoin(checker, eq(checker.id, sharedTrace.checkedBy))
      .where(wanted)
      .orderBy(desc(sharedTrace.grownAt), asc(sharedTrace.kind), asc(sharedTrace.value))
      .limit(limit)
      .offset(offset);
    return Promise.all(
      rows.map(
        async ({ trace: { checkedAt, checkedMembers, checkedBy: _by, note, since, grownAt, ...trace }, by }) => ({
          ...trace,
          kind: trace.kind as TraceKind,
          since: since.toISOString(),
          grownAt: grownAt.toISOString(),
          checked:
            checkedAt === null
              ? null
              : { by: by ?? "", at: checkedAt.toISOString(), members: checkedMembers, note: note ?? "" },
          accounts: await accountsOf(db, trace.kind, trace.value),
        }),
      ),
    );
  });
}

/** That a member is among those who have it. */
const hadBy = (userId: string) =>
  sql`(${sharedTrace.kind}, ${sharedTrace.value}) in (select t.kind, t.value from member_trace t
    join member m on m.id = t.member_id where m.user_id = ${userId})`;

async function accountsOf(db: Queryable, kind: string, value: string): Promise<SharedAccount[]> {
  const rows = await db
    .select({
      userId: member.userId,
      nickname: member.nickname,
      since: memberTrace.at,
      joinedAt: member.createdAt,
      recommender: recommender.userId,
      joinState: member.joinState,
      disabledAt: member.disabledAt,
      moneyIn: walletSum(["charge", "deposit"]),
      moneyOut: sql`-${walletSum(["exchange", "exchangeReturn"])}`.mapWith(Number),
    })
    .from(memberTrace)
    .innerJoin(member, eq(member.id, memberTrace.memberId))
    .leftJoin(recommender, eq(recommender.id, member.recommenderId))
    .where(and(eq(memberTrace.kind, kind), eq(memberTrace.value, value)))
    .orderBy(asc(memberTrace.at), asc(member.userId))
    .limit(LISTED);
  return rows.map(({ joinState, disabledAt, since, joinedAt, ...row }) => ({
    ...row,
    since: since.toISOString(),
    joinedAt: joinedAt.toISOString(),
    state: stateOf(joinState, disabledAt),
  }));
}

/** Won of the member's wallet by movements of these kinds; by the index entry_kind. */
function walletSum(kinds: readonly string[]) {
  return sql`(select coalesce(sum(e.amount), 0) from entry e
    where e.account_id = 'wallet:' || ${member.id} and e.kind = any(${sql.param([...kinds])}::text[]) and e.at is not null)`.mapWith(
    Number,
  );
}

function stateOf(joinState: string, disabledAt: Date | null): SharedAccount["state"] {
  if (joinState === "waiting" || joinState === "refused") return joinState;
  return disabledAt === null ? "active" : "disabled";
}

/** Keeps that an operator has looked. Throws ApiError not_found, and request_moved where an account was added since. */
export function markChecked(
  { clock }: ServerContext,
  operator: Member,
  { kind, value, members, note }: InferOutput<typeof CheckedRequest>,
): CommandSteps<unknown, Told<typeof endpoints.checkTraces>> {
  return {
    work: async (tx) => {
      const wanted = and(eq(sharedTrace.kind, kind), eq(sharedTrace.value, value));
      const [found] = await tx.select().from(sharedTrace).where(wanted).for("update");
      if (!found) throw new ApiError("not_found");
      if (found.members !== members)
        throw new ApiError("request_moved", "그 사이에 계정이 더해졌습니다. 다시 확인해주세요.");
      const checked = { checkedMembers: members, checkedBy: operator.id, checkedAt: dateNow(clock), note };
      await tx.update(sharedTrace).set(checked).where(wanted);
      return { status: 204 };
    },
  };
}
