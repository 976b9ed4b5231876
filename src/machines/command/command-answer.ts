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
});

/** Of the call itself. A body that breaks `answer` is unknown: the kept answer is looked up. */
export function sentAnswer({ status, body }: HttpAnswer, answer: AnswerSchema): CommandAnswer {
  const code = (status === 200 ? codeOfBody(body) : null) ?? status;
  if (endsSession(code)) return { kind: "sessionEnded", status: code };
  if (status >= 200 && status < 300) return doneAnswer(body, answer);
  const refusal = isRefusal(status) ? refusalOf(body) : null;
  return refusal ? { kind: "refused", refusal } : { kind: "unknown" };
}

/** Of GET /api/commands/{key}: the kept answer, or that the server itself knows no such key. */
export function foundAnswer({ status, body }: HttpAnswer, answer: AnswerSchema): CommandAnswer {
  if (status === 404) return refusalOf(body)?.code === "not_found" ? { kind: "absent" } : { kind: "unknown" };
  return keptAnswer({ status, body }, answer);
}

/** Of POST /api/commands/{key}/withdraw: nothing, or the answer that was kept under the key already. */
export function withdrawnAnswer({ status, body }: HttpAnswer, answer: AnswerSchema): CommandAnswer {
  return status >= 200 && status < 300 && body === null ? { kind: "withdrawn" } : keptAnswer({ status, body }, answer);
}

const Kept = v.object({ status: v.pipe(v.number(), v.integer()), body: v.unknown() });

/** A kept answer is no answer to this session: its codes say nothing about the session that asks. */
function keptAnswer({ status, body }: HttpAnswer, answer: AnswerSchema): CommandAnswer {
  if (endsSession(status)) return { kind: "sessionEnded", status };
  if (status < 200 || status >= 300) return { kind: "unknown" };
  const kept = v.safeParse(Kept, body);
  if (!kept.success) return { kind: "unknown" };
  if (kept.output.status < 400) return doneAnswer(kept.output.body ?? null, answer);
  const refusal = refusalOf(kept.output.body);
  return refusal ? { kind: "refused", refusal } : { kind: "unknown" };
}

function doneAnswer(body: unknown, answer: AnswerSchema): CommandAnswer {
  const parsed = v.safeParse(answer, body);
  return parsed.success ? { kind: "done", body: parsed.output } : { kind: "unknown" };
}

function refusalOf(body: unknown): CommandRefusal | null {
  const refusal = v.safeParse(Refusal, body);
  return refusal.success ? refusal.output : null;
}
