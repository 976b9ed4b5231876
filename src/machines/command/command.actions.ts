// What the chart does to its context, as plain functions of context, event and answer.
import type { CommandContext, CommandDraft, CommandInput, CommandIntent, StoreCommandInput } from "./command.schema.ts";
import { DEFAULT_TIMEOUT_MS } from "./submission.ts";

type Scope = { context: CommandContext };

export const NO_OUTCOME = {
  values: null,
  request: null,
  intent: null,
  body: null,
  refusal: null,
  attempts: 0,
  wasAbsent: false,
} as const;

export function initialContext({ input }: { input: CommandInput }): CommandContext {
  const { owner, name, secrets = [], storesRequest = true, timeoutMs = DEFAULT_TIMEOUT_MS } = input;
  const isOwn = (stored: { owner: string; name: string }): boolean => stored.owner === owner && stored.name === name;
  const intent = input.intent && isOwn(input.intent) ? input.intent : null;
  const draft = input.draft && isOwn(input.draft) ? withoutSecrets(input.draft.draft, secrets) : {};
  const terms = { owner, name, secrets, storesRequest: storesRequest && secrets.length === 0, timeoutMs };
  return { ...NO_OUTCOME, ...terms, draft, request: intent?.request ?? null, intent };
}

export function withoutSecrets(draft: CommandDraft, secrets: readonly string[]): CommandDraft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !secrets.includes(field)));
}

export function storeInput({ context }: Scope): StoreCommandInput {
  const { owner, name, request, storesRequest } = context;
  if (!request) throw new Error("a command is stored before it was submitted");
  return { owner, name, request, isKept: storesRequest };
}

/** What is sent: the request in memory, since the stored one may lack it. */
export function intentInput({ context: { intent, request } }: Scope): CommandIntent {
  if (!intent) throw new Error("a command is sent, looked up or withdrawn before its key was stored");
  return { ...intent, request };
}
