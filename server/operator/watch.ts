// Each command of operators goes through here, whoever wrote it: what takes two is kept for a second operator in place of
// being done, and what is done is written to the log in the same transaction.
import type { FastifyRequest } from "fastify";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { type Acting, actAs } from "../db/acting.ts";
import type { Tx } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { askApproval } from "./approvals/ask.ts";
import { ruleOf } from "./approvals/doors.ts";
import { countMoves, judge } from "./approvals/judge.ts";
import type { Weighed } from "./approvals/weigh.ts";
import { callOf, reasonOf, writeEntry } from "./audit-log/write.ts";
import { publishWaiting } from "./waiting.ts";

/** What the page says; the code tells it from an answer. */
const WAITS = { code: "approval_asked", message: "다른 운영자의 승인을 기다립니다." } as const;

interface Judged {
  over: Weighed[];
  alone: Weighed[];
}
const NOTHING: Judged = { over: [], alone: [] };

/** The prepared part of a command, and how it was judged before it ran. */
interface Given {
  judged: Judged;
  prepared: unknown;
}

export function watched(
  context: ServerContext,
  request: FastifyRequest,
  acting: Acting,
  steps: CommandSteps,
): CommandSteps {
  const { clock } = context;
  const { member } = request;
  if (!member) return steps;
  const call = callOf(request);
  const rule = ruleOf(call);
  const sent = request.body;
  let isAsked = false;
  /** Nothing of it was done: all of it waits. */
  let isWaiting = false;

  const judgeIn = async (tx: Tx): Promise<Judged> => {
    if (!rule) return NOTHING;
    const asked = { params: request.params, query: request.query, body: sent, by: member.id };
    return judge(tx, clock, member.id, await rule(tx, context, asked as never));
  };
  const askIn = (tx: Tx, one: Weighed): Promise<string> =>
    askApproval(tx, context, {
      kind: call,
      subject: one.subjects,
      payload: { params: request.params, query: request.query, body: partOf(sent, one) },
      askedBy: member.id,
      reason: reasonOf(sent),
      weighed: one,
    });
  const write = (tx: Tx, outcome: "done" | "asked", { over, alone }: Judged, approvalId: string | null) =>
    writeEntry(
      tx,
      clock,
      { ...called(request), body: sent },
      {
        id: acting.auditId,
        outcome,
        subjects: [acting.approved ?? [], ...over, ...alone].flat().flatMap(({ subjects }) => subjects),
        ...(acting.approved && { reason: acting.approved.reason }),
        approvalId,
      },
    );

  const { prepare } = steps;
  return {
    ...steps,
    ...(prepare && {
      prepare: async (): Promise<Given> => {
        // Counted before it is done: another command that is judged meanwhile has to see it. One that fails stays counted.
        const judged = await inTransaction(context.database.db, async (tx) => {
          const found = await judgeIn(tx);
          if (found.over.length === 0) await countMoves(tx, clock, member.id, found.alone);
          return found;
        });
        return { judged, prepared: judged.over.length > 0 ? undefined : await prepare() };
      },
    }),
    work: async (tx, given) => {
      const { judged, prepared } = prepare ? (given as Given) : { judged: await judgeIn(tx), prepared: undefined };
      const { over, alone } = judged;
      const isPart = over.some(({ part }) => part !== undefined);
      isWaiting = over.length > 0 && !isPart;
      if (isWaiting && !prepare) await tryOut(tx, () => steps.work(tx, undefined));
      // Of many things each says for itself what is not possible.
      const said = new Map<Weighed, string>();
      for (const one of isPart ? over : []) {
        request.body = partOf(sent, one);
        said.set(one, (await problemOf(tx, () => steps.work(tx, undefined))) ?? WAITS.message);
      }
      const asked = over.filter((one) => !isPart || said.get(one) === WAITS.message);
      isAsked = asked.length > 0;
      const ids = await inTurnOf(asked, (one) => askIn(tx, one));
      if (isWaiting) {
        const id = ids[0] ?? "";
        await write(tx, "asked", judged, id);
        return { status: 202, body: { ...WAITS, problems: [], approval: id } };
      }
      if (isPart) request.body = restOf(sent, over);
      const isAll = isPart && (request.body as { ids: string[] }).ids.length === 0;
      isWaiting = isAll;
      const done = isAll ? { status: 200, body: { items: [] } } : await steps.work(tx, prepared);
      const answer = isPart ? { ...done, body: withWaiting(sent, said, done.body) } : done;
      if (isPart) request.body = sent;
      const moved = alone.filter((one) => isDone(one, done.body));
      if (!prepare) await countMoves(tx, clock, member.id, moved);
      await write(tx, isAll && isAsked ? "asked" : "done", { over: asked, alone }, acting.approvalId ?? ids[0] ?? null);
      return answer;
    },
    after: async (given) => {
      // What follows the commit is no part of the entry, which may stand in the chain by now.
      const { after } = steps;
      if (after && !isWaiting)
        await actAs({ ...acting, auditId: "" }, async () => after(prepare ? (given as Given).prepared : given));
      if (isAsked) await publishWaiting(context);
    },
  };
}

const UNDO = Symbol("undo");

/** Does the work and takes it back: what would be refused anyway is refused now, and nobody is asked about it. */
async function tryOut(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  const undone = tx.transaction(async () => {
    await work();
    throw UNDO;
  });
  await undone.catch((error: unknown) => {
    if (error !== UNDO) throw error;
  });
}

/** Does the work on one thing and takes it back. Returns what is not possible about it, or null. */
async function problemOf(tx: Tx, work: () => Promise<{ body?: unknown }>): Promise<string | null> {
  let problem: string | null = null;
  await tryOut(tx, async () => {
    problem = ((await work()).body as Report).items[0]?.problem ?? null;
  });
  return problem;
}

/** The parts of the request that an entry is made of, so that what it carries can be another. */
function called(request: FastifyRequest) {
  const { member, headers, method, params, query, address, routeOptions } = request;
  return { member, headers, method, params, query, address, routeOptions };
}

interface Bulk {
  ids: readonly string[];
}
interface Report {
  items: { id: string; problem: string | null }[];
}

const partOf = (sent: unknown, { part }: Weighed): unknown =>
  part === undefined ? sent : { ...(sent as Bulk), ids: [part] };

function restOf(sent: unknown, over: readonly Weighed[]): unknown {
  const waits = new Set(over.map(({ part }) => part));
  return { ...(sent as Bulk), ids: (sent as Bulk).ids.filter((id) => !waits.has(id)) };
}

/** The report of all that was sent, in its order. */
function withWaiting(sent: unknown, said: ReadonlyMap<Weighed, string>, body: unknown): Report {
  const problems = new Map([...said].map(([{ part }, problem]) => [part, problem]));
  const done = new Map((body as Report).items.map((item) => [item.id, item]));
  const items = [...new Set((sent as Bulk).ids)].flatMap((id) =>
    problems.has(id) ? [{ id, problem: problems.get(id) ?? null }] : (done.get(id) ?? []),
  );
  return { items };
}

/** A part that its report says was not possible has moved nothing. */
function isDone({ part }: Weighed, body: unknown): boolean {
  if (part === undefined) return true;
  return (body as Report).items.some(({ id, problem }) => id === part && problem === null);
}

async function inTurnOf<T, R>(some: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of some) done.push(await work(one));
  return done;
}
