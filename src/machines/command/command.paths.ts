import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { commandMachine } from "./command.machine.ts";
import { type CommandAnswer, type CommandContext, type CommandIntent, type CommandRequest } from "./command.schema.ts";
import { commandWords } from "./command.words.ts";
import { AFTER_STORING, submissionInvariants, submissionLeads } from "./submission.invariants.paths.ts";

const request: CommandRequest = { method: "POST", path: "deposits", body: { amount: 5_000 } };
const other: CommandRequest = { method: "POST", path: "deposits", body: { amount: 7_000 } };
const refusal = { code: "bad_request", message: "금액이 올바르지 않습니다.", problems: [] };
const place = { owner: "member01", name: "deposit" };
const earlier: CommandIntent = { ...place, key: "key-of-earlier", request: null };

const TYPED = { amount: "5000", password: "hanpan!2026" };

const answers = {
  done: { kind: "done", body: { paid: 5_000 } },
  refused: { kind: "refused", refusal },
  "session ended": { kind: "sessionEnded", status: 555 },
  unknown: { kind: "unknown" },
} as const;

/** Where an answer of each kind leads, from each of the three calls. */
const LEADS: Readonly<Record<CommandAnswer["kind"], (asked: string, wasAbsent: boolean) => string>> = {
  done: () => "done",
  ...submissionLeads("editing"),
};

function answerOf(event: object): CommandAnswer | null {
  return "output" in event ? (event.output as CommandAnswer) : null;
}

const asIntent = ({ context }: { context: CommandContext }) => ({ ...context.intent, request: context.request });

const spec = {
  machine: commandMachine,
  words: commandWords,
  lasts: {
    sendTimeout: 15_000,
    reconcileDelay: ({ context }: SnapshotFrom<typeof commandMachine>) =>
      [1_000, 2_000, 4_000, 8_000, 16_000][context.attempts] ?? 30_000,
  },
  events: {
    "command.edit": { typed: { draft: TYPED }, emptied: { draft: {} } },
    "command.submit": {
      plain: { values: { amount: 5_000 }, request, asks: false },
      "to be confirmed": { values: { amount: 7_000 }, request: other, asks: true },
    },
    "command.confirm": { plain: {} },
    "command.cancel": { plain: {} },
    "command.reconcile": { plain: {} },
    "command.resend": { plain: {} },
    "command.discard": { plain: {} },
    "command.again": { plain: {} },
  },
  done: {
    storeIntent: {
      stored: ({ context }: { context: CommandContext }) => ({
        ...place,
        key: "key-00000001",
        request: context.request,
      }),
    },
    sendCommand: answers,
    findCommand: { ...answers, absent: { kind: "absent" } },
    withdrawCommand: { ...answers, withdrawn: { kind: "withdrawn" } },
  },
  errors: {
    storeIntent: { "store is full": new Error("quota") },
    sendCommand: { "no answer": new Error("network") },
    findCommand: { "no answer": new Error("network") },
    withdrawCommand: { "no answer": new Error("network") },
  },
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
    "command.reconcile": "reconciling",
    "command.resend": "sending",
    "command.discard": "withdrawing",
    "done storeIntent": "sending",
    "error storeIntent": "refused",
    "error sendCommand": "unknown",
    "error findCommand": "unknown",
    "error withdrawCommand": "unsent",
    "after sendTimeout": (before: SnapshotFrom<typeof commandMachine>) =>
      before.matches("withdrawing") ? "unsent" : "unknown",
    "after reconcileDelay": "reconciling",
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
    storing: {
      sees: "보내는 중",
      tags: ["busy"],
      noTags: ["uncertain"],
      cannot: ["command.submit", "command.edit", "command.confirm"],
      holds: ({ context }) => context.intent === null && context.request !== null,
    },
    sending: {
      sees: "보내는 중",
      tags: ["busy"],
      noTags: ["uncertain"],
      cannot: ["command.submit", "command.edit", "command.resend"],
    },
    unknown: {
      sees: "응답을 받지 못했고 다시 확인할 수 있다",
      tags: ["busy", "uncertain"],
      can: ["command.reconcile"],
      cannot: ["command.submit", "command.edit", "command.resend", "command.discard"],
    },
    reconciling: {
      sees: "처리되었는지 확인하는 중",
      tags: ["busy", "uncertain"],
      cannot: ["command.submit", "command.edit", "command.resend"],
    },
    unsent: {
      sees: "전달되지 않은 요청을 다시 보내거나 취소할 수 있다",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["command.discard"],
      cannot: ["command.submit", "command.edit", "command.reconcile"],
    },
    withdrawing: {
      sees: "요청을 취소하는 중",
      tags: ["busy"],
      noTags: ["uncertain"],
      cannot: ["command.submit", "command.edit", "command.resend", "command.discard"],
    },
    interrupted: {
      sees: "로그아웃되어 결과를 나중에 확인한다",
      tags: ["busy", "uncertain"],
      can: ["command.reconcile"],
      cannot: ["command.submit", "command.edit"],
    },
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
  invariants: {
    "what the server answers is what the person is told": ({ before, event, after }) => {
      if (!/done\.actor\.(send|find|withdraw)Command$/.test(event.type) || !before) return true;
      const answer = answerOf(event);
      return answer !== null && after.value === LEADS[answer.kind](String(before.value), before.context.wasAbsent);
    },
    "nothing is done without an answer": ({ before, event, after }) =>
      after.value !== "done" || before?.value === "done" || answerOf(event)?.kind === "done",
    ...submissionInvariants,
    "one confirmation has one key": ({ before, after }) =>
      !before?.context.intent ||
      !AFTER_STORING.includes(String(after.value)) ||
      (after.context.intent?.key === before.context.intent.key && after.context.request === before.context.request),
    "what leaves is what was confirmed": ({ before, after }) =>
      before?.value !== "confirming" || after.value !== "storing" || after.context.request === before.context.request,
    "what is to be confirmed is not sent unasked": ({ event, after }) =>
      event.type !== "command.submit" || !("asks" in event) || after.value !== (event.asks ? "storing" : "confirming"),
    "it is called unsent only when the server did not know its key twice": ({ before, after }) =>
      after.value !== "unsent" ||
      ["unsent", "withdrawing"].includes(String(before?.value)) ||
      before?.context.wasAbsent === true,
    "a failed withdrawal says that it is not withdrawn yet": ({ before, after }) =>
      before?.value !== "withdrawing" || after.value !== "unsent" || after.context.refusal?.code === "not_withdrawn",
    "what cannot be sent again is not offered to be": ({ after }) =>
      after.value !== "unsent" || after.can({ type: "command.resend" }) === (after.context.request !== null),
    "an answer that does not come is waited for longer each time": ({ before, after: { value, context } }) =>
      before?.value !== "reconciling" ||
      context.attempts ===
        (value === "unknown" ? before.context.attempts + 1 : value === "unsent" ? 0 : context.attempts),
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
