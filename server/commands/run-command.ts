// A command is a request that moves or grants something. It has one effect and one answer a key, however often it is
// sent: docs/decisions/commands.md.
import type { ServerContext } from "../context.ts";
import { actingNow } from "../db/acting.ts";
import type { Tx } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { ApiError } from "../errors.ts";
import { inTurnOfAll } from "./in-turn.ts";
import { claimKey, keepAnswer, keptAnswer, type KeptAnswer, type KeyedRequest } from "./kept-answers.ts";

interface CommandAnswer {
  status: number;
  body?: object | null;
}

/** `Answer`: what its endpoint answers, `Told<typeof endpoint>`. */
export interface CommandSteps<Prepared = unknown, Answer = CommandAnswer> {
  /** Runs before the transaction and not at the same time as another of the same key. */
  prepare?: () => Promise<Prepared>;
  /**
   * Runs in the transaction that keeps the answer. It may run again, when it had to give way to another. `ref`: what the
   * command made, where it is looked up by the key.
   */
  work: (tx: Tx, prepared: Prepared) => Promise<Answer & { ref?: string | null }>;
  /** Runs once, after the commit. */
  after?: (prepared: Prepared) => Promise<void> | void;
  refused?: KeepRefusal;
}

/** Runs in the transaction that keeps a refusal under the key; not where another has answered under it meanwhile. */
type KeepRefusal = (tx: Tx, refusal: ApiError, request: KeyedRequest) => Promise<void>;

/** A command that writes its key, its answer and its work in one statement. */
export interface SingleStep {
  /** The answer, new or kept. Throws as the steps of others do. */
  whole: (request: KeyedRequest) => Promise<KeptAnswer>;
  refused?: KeepRefusal;
}

export interface CommandOutcome {
  status: number;
  body: object | null;
  ref: string | null;
}

/**
 * Runs the command once for its key and keeps the answer; the same key again gets the kept answer. A refusal that says
 * what is wrong with the request (404, 409, 422) is kept too. Throws ApiError key_reused for another request under the
 * key, and whatever the steps throw otherwise, of which nothing is kept.
 */
export function runCommand<Prepared>(
  context: ServerContext,
  request: KeyedRequest,
  steps: CommandSteps<Prepared> | SingleStep,
): Promise<CommandOutcome> {
  if ("whole" in steps) return runWhole(context, request, steps);
  const watch = actingNow()?.watch;
  return runSteps(context, request, watch ? watch(steps) : steps);
}

function runSteps<Prepared>(
  context: ServerContext,
  request: KeyedRequest,
  steps: CommandSteps<Prepared>,
): Promise<CommandOutcome> {
  const { prepare } = steps;
  if (!prepare) return runOnce(context, request, steps, undefined as Prepared);
  return inTurnOfAll(context, `command ${request.owner} ${request.key}`, async () => {
    const kept = await keptAnswer(context.database.db, context.clock, request);
    if (kept) return outcomeOf(kept);
    const prepared = await keepingRefusals(context, request, prepare, steps.refused);
    return "refusal" in prepared ? prepared.refusal : runOnce(context, request, steps, prepared.done);
  });
}

async function runWhole(
  context: ServerContext,
  request: KeyedRequest,
  { whole, refused }: SingleStep,
): Promise<CommandOutcome> {
  const ran = await keepingRefusals(context, request, () => whole(request), refused);
  return "refusal" in ran ? ran.refusal : outcomeOf(ran.done);
}

async function runOnce<Prepared>(
  context: ServerContext,
  request: KeyedRequest,
  steps: CommandSteps<Prepared>,
  prepared: Prepared,
): Promise<CommandOutcome> {
  const work = () =>
    inTransaction(context.database.db, async (tx) => {
      const kept = await claimKey(tx, context.clock, request);
      if (kept) return { answer: kept, isNew: false };
      const { status, body = null, ref = null } = await steps.work(tx, prepared);
      const answer = { status, body: body && JSON.stringify(body), ref };
      await keepAnswer(tx, request, answer);
      return { answer, isNew: true };
    });
  const ran = await keepingRefusals(context, request, work, steps.refused);
  if ("refusal" in ran) return ran.refusal;
  if (ran.done.isNew) await steps.after?.(prepared);
  return outcomeOf(ran.done.answer);
}

/** Refusals that the same request would meet again. */
const LASTING = new Set([404, 409, 422]);

/** The work, or a refusal of it that is kept now; when another has answered under the key meanwhile, that answer. */
async function keepingRefusals<T>(
  { database, clock }: ServerContext,
  request: KeyedRequest,
  work: () => Promise<T>,
  refused: KeepRefusal | undefined,
): Promise<{ done: T } | { refusal: CommandOutcome }> {
  try {
    return { done: await work() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "key_reused" || !LASTING.has(error.status)) throw error;
    const refusal = { status: error.status, body: JSON.stringify(error.body), ref: null };
    return inTransaction(database.db, async (tx) => {
      const kept = await claimKey(tx, clock, request);
      if (!kept) {
        await keepAnswer(tx, request, refusal);
        await refused?.(tx, error, request);
      }
      return { refusal: outcomeOf(kept ?? refusal) };
    });
  }
}

function outcomeOf({ status, body, ref }: KeptAnswer): CommandOutcome {
  return { status, body: body === null ? null : (JSON.parse(body) as object), ref };
}
