// What a form needs of the page to be submitted as a command. The composition root makes it.
import type * as v from "valibot";
import { answerOf } from "../../../api/client/ask.ts";
import { requestOf } from "../../../api/client/send.ts";
import type { Answer, CommandEndpoint, Endpoint, Input } from "../../../api/contract/endpoint.ts";
import type { Action } from "../../../domain/operator/rights.ts";
import type { ActorRefFrom } from "xstate";
import type { commandMachine } from "../../../machines/command/command.machine.ts";
import type {
  CommandAnswer,
  CommandDraft,
  CommandIntent,
  CommandRequest,
  StoreCommandInput,
} from "../../../machines/command/command.schema.ts";
import type { CommandPlace } from "../../../machines/command/stored-command.ts";
import type { FormSchema } from "@formisch/react";

type CommandActor = ActorRefFrom<typeof commandMachine>;

export interface CommandEffects {
  /** The command of this form that is on its way since an earlier visit; null: none is. */
  running: (place: CommandPlace) => CommandActor | null;
  /** Starts a command, or goes on with it. The end of it lets it run until its outcome is known. */
  hold: (actor: CommandActor) => () => void;
  /** The account that is logged in; `guest` without one. */
  owner: () => string;
  /** What an earlier visit left behind. */
  restore: (place: CommandPlace) => { intent: CommandIntent | null; draft: CommandDraft | null };
  /** Rejects where the browser's storage refuses it. */
  storeIntent: (input: StoreCommandInput) => CommandIntent;
  dropIntent: (intent: CommandIntent) => void;
  saveDraft: (place: CommandPlace, draft: CommandDraft) => void;
  dropDraft: (place: CommandPlace) => void;
  send: (intent: CommandIntent, call: CommandCall) => Promise<CommandAnswer>;
  find: (intent: CommandIntent, call: CommandCall) => Promise<CommandAnswer>;
  withdraw: (intent: CommandIntent, call: CommandCall) => Promise<CommandAnswer>;
}

/** The same promise for each caller, until it fails. */
export type LazyCommands = () => Promise<CommandEffects>;

export interface CommandCall {
  /** What a success answers. */
  answer: v.GenericSchema;
  timeoutMs: number;
  signal: AbortSignal;
  /** Calls by the key that answer the thing as it is now; without them the kept answer is asked for. */
  byKey?: { find: Endpoint; withdraw: Endpoint };
}

/** A form that is submitted as a command. Made outside of components where its name is fixed. */
export interface CommandDefinition<
  Schema extends FormSchema = FormSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
> {
  /** Drafts and keys are stored under it. One that is about a thing carries its id: `fixture-result.f1`. */
  name: string;
  /** The form's fields with their rules: mostly the entries of a contract's request. */
  schema: Schema;
  request: (values: v.InferOutput<Schema>) => CommandRequest;
  /** What its endpoint takes. */
  right?: Action | undefined;
  answer: Answer;
  /** What is submitted is shown once more and must be confirmed: always, or where the values are such. */
  confirms?: boolean | ((values: v.InferOutput<Schema>) => boolean);
  /** False: the request is too large to be stored. One with a secret field never is. */
  storesRequest?: boolean;
  /** How long an answer is waited for; 9 s when left out. */
  timeoutMs?: number;
}

/** What a form says of itself to be submitted to an endpoint. */
type FormOf<Schema extends FormSchema, To extends CommandEndpoint> = Omit<
  CommandDefinition<Schema>,
  "request" | "answer" | "right"
> & { input: (values: v.InferOutput<Schema>) => Input<To> };

/** The form's command, sent to an endpoint of the table: what `input` makes of the fields is compared with the contract. */
export function commandOf<To extends CommandEndpoint, Schema extends FormSchema>(
  to: To,
  { input, ...form }: FormOf<Schema, To>,
): CommandDefinition<Schema, v.GenericSchema<unknown, Answer<To>>> {
  return { ...form, right: to.right, request: (values) => requestOf(to, input(values)), answer: answerOf(to) };
}
