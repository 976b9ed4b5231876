// The statements of managers and agents: made when a period is closed, frozen from then on, paid by an operator.
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type {
  ClosedPeriod,
  Statement,
  StatementDetail,
  StatementPage,
} from "../../../src/api/contract/operator/agents.ts";
import type { PageAsked } from "../../../src/api/contract/page.ts";
import {
  SETTLES_AFTER_MS,
  type StatementLine,
  statementLines,
  stateOfDue,
} from "../../../src/domain/operator/agents.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { agentLine, agentPeriod, agentShare, agentStatement, member } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { HOUSE, memberAccount } from "../../ledger/accounts.ts";
import { post } from "../../ledger/post.ts";
import { paginate } from "../../lists/paginate.ts";
import { fieldProblem } from "../../wallet/charge.ts";
import { lockTree } from "./change-agent.ts";
import { type Agent, readAgents } from "./tree.ts";
import { ledgerResult, readVolumes } from "./volumes.ts";

const NOT_FOUND = "정산서를 찾을 수 없습니다.";
const NO_SHARES = "지분이 있는 총판이나 에이전트가 없습니다.";
const TOO_EARLY = "끝난 날까지만 마감할 수 있습니다. 자정에서 10분이 지나야 합니다.";
const BEFORE = "이미 마감한 기간입니다.";
const NOT_PAYABLE = "지급할 정산서가 아닙니다.";

/** The first day of the next period; null: nobody has a share. */
export async function nextPeriod(db: Queryable): Promise<string | null> {
  const [last] = await db.select().from(agentPeriod).orderBy(desc(agentPeriod.ends)).limit(1);
  if (last) return seoulDay(last.ends);
  const [first] = await db
    .select({ at: member.createdAt })
    .from(agentShare)
    .innerJoin(member, eq(member.id, agentShare.memberId))
    .orderBy(asc(member.createdAt))
    .limit(1);
  return first ? seoulDay(first.at) : null;
}

/** Closes the days up to `until`, inclusive, for everybody. Throws ApiError bad_request. */
export async function closePeriod(
  tx: Tx,
  { clock }: Pick<ServerContext, "clock">,
  { until, closedBy }: { until: string; closedBy: string },
): Promise<InferOutput<typeof ClosedPeriod>> {
  await lockTree(tx);
  const from = await nextPeriod(tx);
  if (from === null) throw fieldProblem("until", NO_SHARES);
  const [begins, ends] = [new Date(seoulDayBounds(from).from), new Date(seoulDayBounds(until).to)];
  if (ends <= begins) throw fieldProblem("until", BEFORE);
  if (ends.getTime() + SETTLES_AFTER_MS > clock.now()) throw fieldProblem("until", TOO_EARLY);
  const agents = await readAgents(tx);
  const volumes = await readVolumes(tx, { begins, ends });
  const lines = statementLines(agents, volumes.of);
  const id = newId();
  await tx.insert(agentPeriod).values({
    id,
    begins,
    ends,
    closedBy,
    closedAt: dateNow(clock),
    ledgerResult: await ledgerResult(tx, { begins, ends }),
    outsideResult:
      volumes.total - sumOf([...lines].flatMap(([node, own]) => own.filter((line) => line.branchId === node))),
  });
  const carried = await carriedOver(tx);
  let statements = 0;
  for (const agent of agents)
    if (await writeStatement(tx, id, agent, lines.get(agent.id) ?? [], carried.get(agent.id) ?? 0)) statements += 1;
  return { id, begins: begins.toISOString(), ends: ends.toISOString(), statements };
}

const sumOf = (lines: readonly StatementLine[]): number => lines.reduce((sum, { result }) => sum + result, 0);

/** Returns whether there is anything to state. */
async function writeStatement(
  tx: Tx,
  periodId: string,
  { id: memberId, aboveId, shares }: Agent,
  lines: readonly StatementLine[],
  carried: number,
): Promise<boolean> {
  if (shares.length === 0 && lines.length === 0 && carried === 0) return false;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const id = newId();
  const state = stateOfDue(carried + amount);
  await tx.insert(agentStatement).values({ id, periodId, memberId, aboveId, carried, amount, state });
  if (lines.length > 0) await tx.insert(agentLine).values(lines.map((line) => ({ statementId: id, ...line })));
  return true;
}

/** What the last statement of each left below 0. */
async function carriedOver(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .selectDistinctOn([agentStatement.memberId], { memberId: agentStatement.memberId, due: agentStatement.due })
    .from(agentStatement)
    .innerJoin(agentPeriod, eq(agentPeriod.id, agentStatement.periodId))
    .orderBy(agentStatement.memberId, desc(agentPeriod.ends));
  return new Map(rows.map(({ memberId, due }) => [memberId, Math.min(0, due)]));
}

/** Pays it to the account's wallet, once. Throws ApiError not_found, or request_moved where nothing is to be paid. */
export async function payStatement(tx: Tx, clock: Clock, id: string, paidBy: string): Promise<string> {
  const [row] = await tx.select().from(agentStatement).where(eq(agentStatement.id, id)).for("update");
  if (!row) throw new ApiError("not_found", NOT_FOUND);
  if (row.state !== "payable") throw new ApiError("request_moved", NOT_PAYABLE);
  const ref = `agent:${id}`;
  const lines = [HOUSE.promotions, memberAccount.wallet(row.memberId)].map((one) => ({
    account: one,
    amount: row.due,
  }));
  await post(tx, clock, { kind: "agentShare", ref, uniqueKey: ref, lines });
  await tx
    .update(agentStatement)
    .set({ state: "paid", paidBy, paidAt: dateNow(clock) })
    .where(eq(agentStatement.id, id));
  return row.memberId;
}

const selectStatements = (db: Queryable) =>
  db
    .select({
      id: agentStatement.id,
      userId: member.userId,
      nickname: member.nickname,
      begins: agentPeriod.begins,
      ends: agentPeriod.ends,
      carried: agentStatement.carried,
      amount: agentStatement.amount,
      due: agentStatement.due,
      state: agentStatement.state,
      paidAt: agentStatement.paidAt,
    })
    .from(agentStatement)
    .innerJoin(agentPeriod, eq(agentPeriod.id, agentStatement.periodId))
    .innerJoin(member, eq(member.id, agentStatement.memberId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectStatements>>[number];
const onWire = ({ begins, ends, paidAt, state, ...row }: Selected): Statement => ({
  ...row,
  state: state as Statement["state"],
  begins: begins.toISOString(),
  ends: ends.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
});

/** The newest period first. `wanted`: which of them. */
export async function listStatements(db: Queryable, asked: PageAsked, wanted?: SQL): Promise<StatementPage> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(agentStatement)
    .innerJoin(member, eq(member.id, agentStatement.memberId))
    .where(wanted);
  return paginate(asked, counted?.count ?? 0, async ({ limit, offset }) =>
    (
      await selectStatements(db)
        .where(wanted)
        .orderBy(desc(agentPeriod.ends), asc(member.userId))
        .limit(limit)
        .offset(offset)
    ).map(onWire),
  );
}

/** The own statements, and those of who stood right below then. */
export const statementsOf = (memberId: string): SQL =>
  sql`(${agentStatement.memberId} = ${memberId} or ${agentStatement.aboveId} = ${memberId})`;

const branch = alias(member, "branch");

/** `within`: the condition that it has to meet. Throws ApiError not_found. */
export async function findStatement(db: Queryable, id: string, within?: SQL): Promise<StatementDetail> {
  const [found] = await selectStatements(db).where(and(eq(agentStatement.id, id), within));
  if (!found) throw new ApiError("not_found", NOT_FOUND);
  const lines = await db
    .select({ line: agentLine, branch: branch.userId })
    .from(agentLine)
    .innerJoin(branch, eq(branch.id, agentLine.branchId))
    .where(eq(agentLine.statementId, id))
    .orderBy(agentLine.product, branch.userId);
  return {
    ...onWire(found),
    lines: lines.map(({ line, branch: userId }) => ({
      product: line.product as StatementLine["product"],
      branch: userId,
      basis: line.basis as StatementLine["basis"],
      rate: line.rate,
      belowRate: line.belowRate,
      turnover: line.turnover,
      result: line.result,
      amount: line.amount,
    })),
    reconciled: null,
  };
}

/** What the ledger says of the whole period now, beside what the statements say of it. */
export async function reconcile(db: Queryable, statementId: string): Promise<StatementDetail["reconciled"]> {
  const [found] = await db
    .select({ period: agentPeriod })
    .from(agentStatement)
    .innerJoin(agentPeriod, eq(agentPeriod.id, agentStatement.periodId))
    .where(eq(agentStatement.id, statementId));
  if (!found) return null;
  const { id, outsideResult: outside } = found.period;
  const [sum] = await db
    .select({ result: sql`coalesce(sum(${agentLine.result}), 0)`.mapWith(Number) })
    .from(agentLine)
    .innerJoin(agentStatement, eq(agentStatement.id, agentLine.statementId))
    .where(and(eq(agentStatement.periodId, id), eq(agentLine.branchId, agentStatement.memberId)));
  const counted = sum?.result ?? 0;
  const ledger = await ledgerResult(db, found.period);
  return { ledger, counted, outside, difference: ledger - counted - outside };
}
