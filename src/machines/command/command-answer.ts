// What the server's answers mean for a command. Where the server may have done it without an answer reaching us, the
// outcome is unknown, never refused.
import * as v from "valibot";
import { codeOfBody, endsSession, isRefusal } from "../../domain/session/server-code.ts";
import type { CommandAnswer, CommandRefusal } from "./command.schema.ts";

export interface HttpAnswer {
  /** 0 when no answer came. */
  status: number;
  body: unknown;
}

type AnswerSchema = v.GenericSchema;

const Refusal = v.object({
  code: v.string(),
  message: v.string(),
  problems: v.optional(v.array(v.object({ path: v.nullable(v.string()), message: v.string() })), []),
  rule: v.exactOptional(v.string()),
  offer: v.exactOptional(v.unknown()),
  approval: v.exactOptional(v.string()),
});

/** Of the call itself. A body that breaks `answer` is unknown: the kept answer is looked up. */
export function sentAnswer({ status, body }: HttpAnswer, answer: AnswerSchema): CommandAnswer {
  const code = (status === 200 ? codeOfBody(body) : null) ?? status;
  if (endsSession(code)) return { kind: "sessionEnded", status: code };
  if (isDone(status)) return doneAnswer(status, body, answer);
  const refusal = isRefusal(status) ? refusalOf(body) : null;
  return refusal ? { kind: "refused", refusal } : { kind: "unknown" };
}

/** How the answer of a call by the key is read. */
export type ReadByKey = (http: HttpAnswer, answer: AnswerSchema) => CommandAnswer;

/** Of GET /api/commands/{key}: what stands under it, or that the server itself knows no such key. */
export function foundAnswer(http: HttpAnswer, answer: AnswerSchema, read: ReadByKey): CommandAnswer {
  if (http.status !== 404) return read(http, answer);
  return refusalOf(http.body)?.code === "not_found" ? { kind: "absent" } : { kind: "unknown" };
}

/** Of POST /api/commands/{key}/withdraw: nothing, or what stands under the key already. */
export function withdrawnAnswer(http: HttpAnswer, answer: AnswerSchema, read: ReadByKey): CommandAnswer {
  return isDone(http.status) && http.body === null ? { kind: "withdrawn" } : read(http, answer);
}

/** The thing itself as it is now, as bets answer. A refusal of this call is none of what was sent. */
export function standingAnswer(http: HttpAnswer, answer: AnswerSchema): CommandAnswer {
  const known = sentAnswer(http, answer);
  return known.kind === "refused" ? { kind: "unknown" } : known;
}

const Kept = v.object({ status: v.pipe(v.number(), v.integer()), body: v.unknown() });

/** A kept answer is no answer to this session: its codes say nothing about the session that asks. */
export function keptAnswer({ status, body }: HttpAnswer, answer: AnswerSchema): CommandAnswer {
  if (endsSession(status)) return { kind: "sessionEnded", status };
  if (!isDone(status)) return { kind: "unknown" };
  const kept = v.safeParse(Kept, body);
  if (!kept.success) return { kind: "unknown" };
  if (kept.output.status < 400) return doneAnswer(kept.output.status, kept.output.body ?? null, answer);
  const refusal = refusalOf(kept.output.body);
  return refusal ? { kind: "refused", refusal } : { kind: "unknown" };
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

/** What waits for a second operator is not done: it is told as a refusal is. Decisions, rule 44. */
function doneAnswer(status: number, body: unknown, answer: AnswerSchema): CommandAnswer {
  const waits = status === 202 ? refusalOf(body) : null;
  if (waits) return { kind: "refused", refusal: waits };
  const parsed = v.safeParse(answer, body);
  return parsed.success ? { kind: "done", body: parsed.output } : { kind: "unknown" };
}

/** What else the server says is kept beside it: `placement` reads the prices of now. */
function refusalOf(body: unknown): CommandRefusal | null {
  const refusal = v.safeParse(Refusal, body);
  return refusal.success ? { ...(body as object), ...refusal.output } : null;
}
