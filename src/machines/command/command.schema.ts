// One submission of a form: checked, confirmed where the form asks for it, stored with its key, sent, and reconciled by
// that key when no answer came. Placing a bet and cashing it out are machines of their own,
// `placement` and `cash-out`, with the same states of a submission.
// Effects. dropIntent: remove the stored intent of this owner and name when its key is that of context.intent. saveDraft
// and dropDraft: what was typed, under the same owner and name.

import type { SubmissionContext, SubmissionEvent } from "./submission.schema.ts";

/** The fields of a form by name, as typed. Values are JSON. */
export type CommandDraft = Readonly<Record<string, unknown>>;

/** The call. The same key goes out with the same request only, so the request is stored, not made again. */
export interface CommandRequest {
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>> | string;
  /** Of a body that is a string. */
  readonly contentType?: string;
}

/** What is stored before the request leaves. */
export interface CommandIntent {
  /** The Idempotency-Key. */
  readonly key: string;
  readonly owner: string;
  readonly name: string;
  /** null where it may not be stored: it holds a password, or is too large. Such a request cannot be sent again. */
  readonly request: CommandRequest | null;
}

interface CommandProblem {
  /** The field, with dots between levels; null: it is about no field. */
  readonly path: string | null;
  readonly message: string;
}

/** What a server says beyond these is kept beside them. */
export interface CommandRefusal {
  readonly code: string;
  /** Korean. */
  readonly message: string;
  readonly problems: readonly CommandProblem[];
  /** Which rule refused it, where the call names one. */
  readonly rule?: string | undefined;
  /** What would be taken now: the amount of a cash-out, the rate of tether. */
  readonly offer?: unknown;
  /** The id of what waits for a second operator. */
  readonly approval?: string | undefined;
}

export interface CommandContext extends SubmissionContext {
  readonly owner: string;
  /** Names the form, and where there are several of one kind, also the thing that it is about. */
  readonly name: string;
  /** Fields that are never stored. */
  readonly secrets: readonly string[];
  readonly storesRequest: boolean;
  readonly timeoutMs: number;
  /** What was typed, without secrets. */
  readonly draft: CommandDraft;
  /** What is asked to be confirmed: the form's checked values. */
  readonly values: unknown;
  readonly request: CommandRequest | null;
  /** The answer's body; null until `done`. */
  readonly body: unknown;
}

export interface CommandInput {
  owner: string;
  name: string;
  secrets?: readonly string[];
  /** False: the request is not stored even where it holds no secret. */
  storesRequest?: boolean;
  timeoutMs?: number;
  /** What was stored of an earlier visit. Another account's or another form's is passed over. */
  intent?: CommandIntent | null;
  draft?: { owner: string; name: string; draft: CommandDraft } | null;
}

export type CommandEvent =
  /** The person types. */
  | { type: "command.edit"; draft: CommandDraft }
  /** The person submits a form without a fault. `asks`: it is shown once more and must be confirmed. */
  | { type: "command.submit"; values: unknown; request: CommandRequest; asks: boolean }
  /** The person confirms what is shown. */
  | { type: "command.confirm" }
  /** The person goes back to the form. */
  | { type: "command.cancel" }
  /** The person starts anew after a success. */
  | { type: "command.again" }
  | SubmissionEvent;

export type CommandEmitted =
  | { type: "command.done"; body: unknown }
  | { type: "command.refused"; refusal: CommandRefusal };

/** `request` is what is sent; `isKept` says whether it may be stored. */
export interface StoreCommandInput {
  owner: string;
  name: string;
  request: CommandRequest;
  isKept: boolean;
}

/** What a call came to. `absent`: the server does not know the key; `withdrawn`: it takes nothing under it any more. */
export type CommandAnswer =
  | { kind: "done"; body: unknown }
  | { kind: "refused"; refusal: CommandRefusal }
  | { kind: "absent" }
  | { kind: "withdrawn" }
  | { kind: "sessionEnded"; status: number }
  | { kind: "unknown" };
