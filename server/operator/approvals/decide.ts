// The second operator decides. What is approved runs as it was asked for, in the transaction that keeps the approval.
import type { FastifyReply } from "fastify";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Told } from "../../../src/api/contract/endpoint.ts";
import type { decideApproval } from "../../../src/api/contract/operator/approvals.endpoints.ts";
import type { ApprovalRequest } from "../../../src/api/contract/operator/approvals.ts";
import {
  type ApprovalState,
  type DecisionProblem,
  decisionProblem,
  stateAfterDecision,
} from "../../../src/domain/operator/four-eyes.ts";
import { may } from "../../../src/domain/operator/rights.ts";
import { dateNow } from "../../clock.ts";
import type { CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import { actingNow } from "../../db/acting.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { approval, lease, member } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import type { Member } from "../../http/app-type.ts";
import { publishWaiting } from "../waiting.ts";
import { ruleOf } from "./doors.ts";
import { keptDoor, type KeptRequest } from "./kept-doors.ts";
import { mayDo } from "./list.ts";
import { type KeptCall, versionOf } from "./weigh.ts";

type Row = typeof approval.$inferSelect;
type Decided = Told<typeof decideApproval>;

const PROBLEMS: Readonly<Record<DecisionProblem, string>> = {
  decided: "이미 처리되었습니다.",
  own: "요청한 사람은 승인하거나 거절할 수 없습니다.",
  notOwn: "요청한 사람만 철회할 수 있습니다.",
  expired: "승인 기한이 지났습니다.",
};
const OVERTAKEN = "요청한 뒤에 대상이 바뀌어 처리하지 않았습니다.";
const ABOUT_HIMSELF = "자기 계정에 대한 요청은 다른 사람이 승인해야 합니다.";
const BEGUN = "지금 처리하고 있어 바꿀 수 없습니다.";
const NO_RIGHT = "이 작업을 할 권한이 없어 승인할 수 없습니다.";

/** What was asked for ran into this; the approval is over. */
class Overtaken extends ApiError {
  constructor(reason: string) {
    super("request_moved", reason);
  }
}
class Expired extends ApiError {
  constructor() {
    super("request_moved", PROBLEMS.expired);
  }
}

/** Throws ApiError not_found, forbidden for who asked and who may not do it, and request_moved. */
export function decideSteps(
  context: ServerContext,
  operator: Member,
  id: string,
  { decision, reason }: ApprovalRequest,
): CommandSteps<Kept | null, Decided> {
  const acting = actingNow();
  return {
    prepare: async () => {
      const row = await openRow(context.database.db, context, operator, id, decision);
      if (acting) Object.assign(acting, { approvalId: id, approved: row });
      if (decision !== "approve") return null;
      if (!mayDo(context, operator, row.call)) throw new ApiError("forbidden", NO_RIGHT);
      const kept = await keptSteps(context, row);
      await expectSame(context.database.db, context, row);
      return { steps: kept, prepared: await prepared(context, id, kept).catch(asOvertaken) };
    },
    work: async (tx, kept) => {
      const row = await openRow(tx, context, operator, id, decision, true);
      const state = stateAfterDecision[decision];
      if (kept && !kept.steps.prepare) await expectSame(tx, context, row);
      const done = kept ? await kept.steps.work(tx, kept.prepared).catch(asOvertaken) : null;
      const problem = done ? problemIn(done.body) : null;
      if (problem !== null) throw new Overtaken(problem);
      await close(tx, context, id, { state, by: operator.id, reason: decision === "approve" ? null : reason });
      return {
        status: 200,
        body: { state, answer: done && { status: done.status, body: done.body ?? null } },
        ref: id,
      };
    },
    after: async (kept) => {
      await kept?.steps.after?.(kept.prepared);
      await publishWaiting(context);
    },
    // It is over with the refusal, in the transaction that keeps it.
    refused: async (tx, refusal) => {
      const state = refusal instanceof Overtaken ? "overtaken" : refusal instanceof Expired ? "expired" : null;
      if (state === null) return;
      const why = state === "overtaken" ? refusal.message : null;
      await close(tx, context, id, { state, by: null, reason: why });
    },
  };
}

/**
 * What is done before the transaction changes what was asked about, so the request says that it is being done. Throws
 * ApiError request_moved where somebody else has decided meanwhile: nothing of it is done then.
 */
async function prepared({ database: { db }, node }: ServerContext, id: string, { prepare }: CommandSteps) {
  if (!prepare) return undefined;
  const mark = (begunBy: string | null) =>
    db
      .update(approval)
      .set({ begunBy })
      .where(and(eq(approval.id, id), eq(approval.state, "asked")))
      .returning({ id: approval.id });
  if ((await mark(node)).length === 0) throw new ApiError("request_moved", PROBLEMS.decided);
  try {
    return await prepare();
  } catch (error) {
    await mark(null);
    throw error;
  }
}

/** A node that has ended does it no more. */
export const isUnderWay = ({ node }: Pick<ServerContext, "node">): SQL<boolean> =>
  sql<boolean>`coalesce(${approval.begunBy} = ${node} or exists(select from ${lease}
    where ${lease.name} = 'node:' || ${approval.begunBy} and ${lease.until} > clock_timestamp()), false)`;

interface Kept {
  steps: CommandSteps;
  prepared: unknown;
}

async function openRow(
  db: Queryable,
  context: ServerContext,
  operator: Member,
  id: string,
  decision: ApprovalRequest["decision"],
  isLocking = false,
): Promise<Row> {
  const found = db
    .select({ row: approval, isBegun: isUnderWay(context) })
    .from(approval)
    .where(eq(approval.id, id));
  const [{ row, isBegun } = { row: null, isBegun: false }] = isLocking ? await found.for("update") : await found;
  if (!row) throw new ApiError("not_found");
  const { askedBy, expiresAt } = row;
  const asked = { state: row.state as ApprovalState, askedBy, expiresAt: expiresAt.getTime() };
  const problem = decisionProblem(asked, decision, operator.id, context.clock.now());
  if (isBegun && row.state === "asked" && decision !== "approve") throw new ApiError("request_moved", BEGUN);
  if (problem === null && decision === "approve" && row.subjects.includes(`member:${operator.userId}`))
    throw new ApiError("forbidden", ABOUT_HIMSELF);
  if (problem === null || (problem === "expired" && isBegun)) return row;
  if (problem === "expired") throw new Expired();
  throw new ApiError(problem === "decided" ? "request_moved" : "forbidden", PROBLEMS[problem]);
}

function payloadOf(context: ServerContext, { id, sealed }: Row): Pick<KeptCall, "params" | "query" | "body"> {
  return JSON.parse(context.vault.box("approval").open(sealed, id)) as KeptCall;
}

/** The steps that the call's own handler makes for who asked. */
async function keptSteps(context: ServerContext, row: Row): Promise<CommandSteps> {
  const door = keptDoor(context, row.call);
  const [asker] = await context.database.db.select().from(member).where(eq(member.id, row.askedBy));
  if (!door || !asker) throw new Overtaken(OVERTAKEN);
  if (asker.disabledAt !== null) throw new Overtaken("요청한 운영자의 계정이 정지되었습니다.");
  if (door.right && !may(asker.roles, door.right))
    throw new Overtaken("요청한 운영자에게 이 작업을 할 권한이 없습니다.");
  let steps: CommandSteps | undefined;
  const request: KeptRequest = { ...payloadOf(context, row), member: asker, headers: {} };
  const reply = null as unknown as FastifyReply;
  await door.handle(
    request,
    async (given) => {
      steps = given;
      return reply;
    },
    reply,
  );
  if (!steps) throw new Error(`${row.call} runs no command`);
  return steps;
}

/** Throws when what it is about is no more what it was. */
export async function expectSame(db: Queryable, context: ServerContext, row: Row): Promise<void> {
  const { call, version, askedBy } = row;
  const rule = ruleOf(call);
  const asked = { ...payloadOf(context, row), by: askedBy, isKept: true };
  const weighed = await rule?.(db, context, asked as never).catch(asOvertaken);
  if ((weighed?.[0]?.version ?? versionOf(null)) !== version) throw new Overtaken(OVERTAKEN);
}

function asOvertaken(error: unknown): never {
  if (error instanceof ApiError && error.status < 500) throw new Overtaken(error.message);
  throw error;
}

/** A report of one thing says what was not possible about it. */
function problemIn(body: unknown): string | null {
  const { items } = (body ?? {}) as { items?: unknown };
  const [first] = Array.isArray(items) ? (items as { problem?: unknown }[]) : [];
  return typeof first?.problem === "string" ? first.problem : null;
}

export async function close(
  tx: Tx,
  { clock }: Pick<ServerContext, "clock">,
  id: string,
  { state, by, reason }: { state: ApprovalState; by: string | null; reason: string | null },
): Promise<void> {
  await tx
    .update(approval)
    .set({ state, decidedBy: by, decidedAt: dateNow(clock), decisionReason: reason })
    .where(and(eq(approval.id, id), eq(approval.state, "asked")));
}

export const isOvertaken = (error: unknown): error is ApiError => error instanceof Overtaken;
