// What the chart does to its context, as plain functions of context, event and answer.
import type {
  CommandAnswer,
  CommandContext,
  CommandDraft,
  CommandInput,
  CommandIntent,
  CommandRefusal,
  StoreCommandInput,
} from "./command.schema.ts";

type Scope = { context: CommandContext };

export const DEFAULT_TIMEOUT_MS = 15_000;

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

export function refusalOf(answer: CommandAnswer): CommandRefusal | null {
  return answer.kind === "refused" ? answer.refusal : null;
}

/** The key could not be stored, so nothing was sent. */
export const NOT_STORED: CommandRefusal = {
  code: "not_stored",
  message: "브라우저에 요청을 저장할 수 없어 보내지 않았습니다. 다시 시도해주세요.",
  problems: [],
};

/** Whether it was withdrawn is not known, so its key is kept and the person may try again. */
export const NOT_WITHDRAWN: CommandRefusal = {
  code: "not_withdrawn",
  message: "취소를 확인하지 못했습니다. 다시 시도해주세요.",
  problems: [],
};
