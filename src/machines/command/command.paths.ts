import { definePathModel } from "../../../paths/lib/model.ts";
import { commandMachine } from "./command.machine.ts";
import { type CommandAnswer, type CommandContext, type CommandIntent, type CommandRequest } from "./command.schema.ts";
import { commandWords } from "./command.words.ts";
import { commandOutcomes, INTERRUPTED_FACTS, submissionParts } from "./submission-parts.paths.ts";
import { commandProperties } from "./command.properties.paths.ts";

const request: CommandRequest = { method: "POST", path: "deposits", body: { amount: 5_000 } };
const other: CommandRequest = { method: "POST", path: "deposits", body: { amount: 7_000 } };
const place = { owner: "member01", name: "deposit" };
const earlier: CommandIntent = { ...place, key: "key-of-earlier", request: null };

const TYPED = { amount: "5000", password: "hanpan!2026" };

function answerOf(event: object): CommandAnswer | null {
  return "output" in event ? (event.output as CommandAnswer) : null;
}

const asIntent = ({ context }: { context: CommandContext }) => ({ ...context.intent, request: context.request });

const submission = submissionParts({
  stored: ({ context }) => ({ ...place, key: "key-00000001", request: (context as CommandContext).request }),
  outcomes: commandOutcomes({ paid: 5_000 }, "done"),
  withdrawn: "editing",
  canResend: (context) => (context as CommandContext).request !== null,
  never: ["command.edit", "command.submit"],
});

const spec = {
  machine: commandMachine,
  words: commandWords,
  lasts: submission.lasts,
  events: {
    "command.edit": { typed: { draft: TYPED }, emptied: { draft: {} } },
    "command.submit": {
      plain: { values: { amount: 5_000 }, request, asks: false },
      "to be confirmed": { values: { amount: 7_000 }, request: other, asks: true },
    },
    "command.confirm": { plain: {} },
    "command.cancel": { plain: {} },
    ...submission.events,
    "command.again": { plain: {} },
  },
  done: submission.done,
  errors: submission.errors,
  asks: {
    storeIntent: ({ context }: { context: CommandContext }) => ({
      ...place,
      request: context.request,
      isKept: context.secrets.length === 0,
    }),
    sendCommand: asIntent,
    findCommand: asIntent,
    withdrawCommand: asIntent,
  },
  comesTo: {
    "command.confirm": "storing",
    "command.cancel": "editing",
    "command.submit/plain": "storing",
    "command.submit/to be confirmed": "confirming",
    "command.edit": "editing",
    "command.again": "editing",
    ...submission.comesTo,
  },
  states: {
    editing: {
      sees: "양식을 쓴다",
      noTags: ["busy"],
      can: ["command.edit", "command.submit"],
      cannot: ["command.confirm", "command.again"],
      holds: ({ context }) => context.intent === null && context.request === null && context.refusal === null,
    },
    confirming: {
      sees: "보낼 내용을 한 번 더 보여준다",
      noTags: ["busy"],
      can: ["command.confirm", "command.cancel"],
      cannot: ["command.submit", "command.edit"],
      holds: ({ context }) => context.request !== null && context.intent === null && context.refusal === null,
    },
    ...submission.states,
    interrupted: INTERRUPTED_FACTS,
    done: {
      sees: "처리되었다",
      noTags: ["busy"],
      can: ["command.again", "command.edit"],
      cannot: ["command.submit"],
      holds: ({ context }) =>
        (context.body as { paid?: number } | null)?.paid === 5_000 && Object.keys(context.draft).length === 0,
    },
    refused: {
      sees: "거절되었고 이유가 보인다",
      noTags: ["busy"],
      can: ["command.edit", "command.submit"],
      cannot: ["command.again", "command.resend"],
      holds: ({ context }) => context.refusal !== null,
    },
  },
  key: ({ context }) => ({
    draft: Object.keys(context.draft).length,
    request: context.request?.body,
    intent: context.intent?.key ?? null,
    refusal: context.refusal?.code ?? null,
    attempts: context.attempts > 0,
    wasAbsent: context.wasAbsent,
  }),
  expectTold: ({ before, after }) => {
    const { value } = after;
    return (value === "done" || value === "refused") && before?.value !== value ? [`command.${value}`] : [];
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "command.edit") return after.value === "editing" ? ["saveDraft"] : [];
    if (after.value === "done" && before?.value !== "done") return ["dropIntent", "dropDraft"];
    if (after.value === "refused" && before?.value !== "refused") return ["dropIntent"];
    return before?.value === "withdrawing" && after.value === "editing" ? ["dropIntent"] : [];
  },
  properties: commandProperties,
  invariants: {
    "nothing is done without an answer": ({ before, event, after }) =>
      after.value !== "done" || before?.value === "done" || answerOf(event)?.kind === "done",
    ...submission.invariants,
    "what leaves is what was submitted": ({ before, after }) =>
      !before?.context.intent || after.context.intent === null || after.context.request === before.context.request,
    "what leaves is what was confirmed": ({ before, after }) =>
      before?.value !== "confirming" || after.value !== "storing" || after.context.request === before.context.request,
    "what is to be confirmed is not sent unasked": ({ event, after }) =>
      event.type !== "command.submit" || !("asks" in event) || after.value !== (event.asks ? "storing" : "confirming"),
    "a request with a secret is not stored": ({ after: { context } }) =>
      !context.secrets.includes("password") || !context.storesRequest,
    "a secret is never in the draft": ({ after: { context } }) =>
      !context.secrets.includes("password") || !("password" in context.draft),
    "what was typed stays until it is done": ({ before, event, after }) =>
      before === null ||
      event.type === "command.edit" ||
      after.value === "done" ||
      JSON.stringify(after.context.draft) === JSON.stringify(before.context.draft),
  },
  limit: 40_000,
} satisfies Parameters<typeof definePathModel<typeof commandMachine>>[0];

/** A form with a password, opened for the first time. */
export const commandPaths = definePathModel<typeof commandMachine>({
  ...spec,
  start: { name: "fresh", about: "비밀번호가 있는 빈 양식에서 시작" },
  input: { ...place, secrets: ["password"] },
  infeasible: {
    "editing always": "this walk starts with nothing stored; the walk after a reload starts with a key",
    "unsent command.resend [none]": "only a reload loses a request that may not be stored",
  },
});

/** After a reload: what became of the request is asked first, and what was typed is there. */
export const commandReloadPaths = definePathModel<typeof commandMachine>({
  ...spec,
  start: { name: "reload", about: "새로고침 뒤, 저장된 것에서 시작" },
  input: { ...place, secrets: ["password"], intent: earlier, draft: { ...place, draft: TYPED } },
  properties: commandProperties,
  invariants: {
    ...spec.invariants,
    "a stored key and what was typed are not forgotten by a reload": ({ before, after: { value, context } }) =>
      before !== null ||
      (value === "reconciling" && context.intent?.key === "key-of-earlier" && context.draft.amount === "5000"),
  },
});

/** What another account, or another form, left behind is passed over. */
export const commandStrangerPaths = definePathModel<typeof commandMachine>({
  ...spec,
  start: { name: "stranger", about: "다른 계정과 다른 양식이 남긴 것에서 시작" },
  input: {
    ...place,
    intent: { ...earlier, owner: "member02" },
    draft: { owner: "member01", name: "exchange", draft: TYPED },
  },
  properties: commandProperties,
  invariants: {
    ...spec.invariants,
    "nothing of a stranger is shown": ({ before, after: { value, context } }) =>
      before !== null || (value === "editing" && context.intent === null && Object.keys(context.draft).length === 0),
  },
  infeasible: {
    "editing always": "what is stored is not this form's",
    "unsent command.resend [none]": "this form's request may be stored",
  },
});

export const models = [commandPaths, commandReloadPaths, commandStrangerPaths];
