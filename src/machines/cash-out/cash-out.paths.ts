import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { INTERRUPTED_FACTS, submissionParts } from "../command/submission-parts.paths.ts";
import { cashOutMachine } from "./cash-out.machine.ts";
import {
  earlierIntent,
  offerAt,
  REOPENED_OFFER,
  samplePaid,
  sampleWaiting,
  storedIntent,
  SUSPENDED_OFFER,
} from "./cash-out.samples.ts";
import { answerOf, cashOutInvariants } from "./cash-out.invariants.paths.ts";
import type { CashOutContext } from "./cash-out.schema.ts";
import { cashOutWords } from "./cash-out.words.ts";
import { cashOutProperties } from "./cash-out.properties.paths.ts";

type Given = SnapshotFrom<typeof cashOutMachine>;

const place = { owner: "member01", betId: "b1" };
const refusal = { code: "cash_out_refused", message: "이미 끝난 베팅입니다.", problems: [], rule: "cash_out_over" };
const suspended = {
  code: "cash_out_refused",
  message: "일시 중지된 경기가 있습니다.",
  problems: [],
  rule: "cash_out_suspended",
};
const changed = { code: "price_changed", message: "캐시아웃 금액이 변경되었습니다.", problems: [] };

const submission = submissionParts({
  stored: (snapshot) => storedIntent(snapshot as Given),
  outcomes: {
    paid: { answer: { kind: "paid", report: samplePaid }, to: "paid" },
    waiting: { answer: { kind: "waiting", waits: sampleWaiting }, to: "waiting" },
    moved: { answer: { kind: "moved", refusal: changed, offer: offerAt(40_000) }, to: "moved" },
    suspended: { answer: { kind: "suspended", refusal: suspended }, to: "suspended" },
    refused: { answer: { kind: "refused", refusal }, to: "refused" },
  },
  withdrawn: "quoting",
  always: ["cashOut.offered"],
  never: ["cashOut.sell", "cashOut.close"],
});

const spec = {
  machine: cashOutMachine,
  words: cashOutWords,
  lasts: { ...submission.lasts, decisionPoll: 8_000 },
  events: {
    "cashOut.close": { plain: {} },
    "cashOut.offered": {
      first: { offer: offerAt(60_000) },
      lower: { offer: offerAt(40_000) },
      higher: { offer: offerAt(70_000) },
      stopped: { offer: SUSPENDED_OFFER },
      reopened: { offer: REOPENED_OFFER },
      "less left": { offer: offerAt(12_000, 10_000) },
    },
    "cashOut.choose": { whole: { part: null }, part: { part: 20_000 }, "too small": { part: 500 } },
    "cashOut.allow": { "not at all": { fall: 0 } },
    "cashOut.sell": { plain: {} },
    "cashOut.decided": { plain: {} },
    ...submission.events,
  },
  done: submission.done,
  errors: submission.errors,
  asks: {
    ...submission.asks,
    storeIntent: ({ context }: { context: CashOutContext }) => ({ ...place, asked: context.asked }),
  },
  comesTo: {
    "cashOut.close": "quoting",
    "cashOut.choose": "quoting",
    "cashOut.sell": "storing",
    "cashOut.decided": "reconciling",
    ...submission.comesTo,
    "after decisionPoll": "reconciling",
  },
  states: {
    quoting: {
      sees: "움직이는 금액과 받을 최소 금액을 보며 베팅금액을 고른다",
      noTags: ["busy"],
      can: ["cashOut.choose", "cashOut.allow", "cashOut.offered"],
      cannot: ["cashOut.close"],
      holds: ({ context }) => context.asked === null && context.intent === null && context.refusal === null,
    },
    suspended: {
      sees: "일시 중지되어 다시 열리기를 기다린다",
      noTags: ["busy"],
      can: ["cashOut.allow", "cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.choose"],
      holds: ({ context }) => context.intent === null,
    },
    moved: {
      sees: "변경된 금액을 보고 다시 누를 수 있다",
      noTags: ["busy"],
      can: ["cashOut.choose", "cashOut.allow", "cashOut.offered"],
      cannot: ["cashOut.close"],
      holds: ({ context }) => context.intent === null,
    },
    ...submission.states,
    storing: {
      ...submission.states.storing,
      sees: "보내는 중",
      holds: ({ context }) => context.intent === null && context.asked !== null,
    },
    interrupted: INTERRUPTED_FACTS,
    waiting: {
      sees: "접수된 캐시아웃의 결과를 기다린다",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["cashOut.decided", "cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close", "command.resend", "command.discard"],
      holds: ({ context }) => context.waits?.least === 59_400 && context.intent !== null && context.report === null,
    },
    paid: {
      sees: "지급되었다",
      noTags: ["busy"],
      can: ["cashOut.close", "cashOut.offered"],
      cannot: ["cashOut.sell"],
      holds: ({ context }) => context.report?.paid === 60_000 && context.refusal === null && context.waits === null,
    },
    refused: {
      sees: "거절되었고 이유가 보인다",
      noTags: ["busy"],
      can: ["cashOut.close", "cashOut.offered"],
      cannot: ["cashOut.sell", "command.resend"],
      holds: ({ context }) => context.refusal !== null && context.report === null,
    },
  },
  // An offer that comes while the amount is asked for anew: the part that was chosen may not be left any more.
  turnsOut: ({ event, after: { context, value } }) =>
    event.type === "cashOut.offered" && value === "moved" && (context.part ?? 0) > (context.offer?.stake ?? 0)
      ? "more was chosen than is left"
      : "",
  key: (snapshot) => {
    const { offer, fall, asked, part, waits } = snapshot.context;
    return [
      offer?.value,
      offer?.stake,
      offer?.version,
      fall,
      asked?.value ?? null,
      asked?.version ?? null,
      part,
      waits !== null,
      ...submission.key(snapshot),
    ];
  },
  expectTold: ({ before, after }) => {
    const { value } = after;
    return (value === "paid" || value === "refused") && before?.value !== value ? [`cashOut.${value}`] : [];
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "cashOut.allow") return ["saveFall"];
    const isAnswer = answerOf(event) !== null && before?.value !== "storing";
    if (after.value === "paid" && before?.value !== "paid") return ["dropIntent"];
    if (after.value === "refused" && before?.value !== "refused") return ["dropIntent"];
    if (isAnswer && (after.value === "moved" || after.value === "suspended")) return ["dropIntent"];
    return before?.value === "withdrawing" && after.value === "quoting" ? ["dropIntent"] : [];
  },
  invariants: { ...submission.invariants, ...cashOutInvariants },
  properties: cashOutProperties,
  limit: 90_000,
} satisfies Parameters<typeof definePathModel<typeof cashOutMachine>>[0];

/** From an open bet to what became of it. */
export const cashOutPaths = definePathModel<typeof cashOutMachine>({
  ...spec,
  start: { name: "fresh", about: "진행 중인 베팅에서 시작" },
  input: place,
  infeasible: {
    "quoting always": "this walk starts with nothing stored; the walk after a reload starts with a key",
    "unsent command.resend [none]": "only a reload loses a request that was not kept",
  },
});

/** After a reload in the middle: what became of the stored request is asked first. */
export const cashOutReloadPaths = definePathModel<typeof cashOutMachine>({
  ...spec,
  start: { name: "reload", about: "새로고침 뒤, 저장된 것에서 시작" },
  input: { ...place, intent: earlierIntent },
  invariants: {
    ...spec.invariants,
    "a stored key is not forgotten by a reload": ({ before, after: { value, context } }) =>
      before !== null || (value === "reconciling" && context.intent === earlierIntent),
  },
});

export const models = [cashOutPaths, cashOutReloadPaths];
