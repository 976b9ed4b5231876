import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
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

const answers = {
  paid: { kind: "paid", report: samplePaid },
  waiting: { kind: "waiting", waits: sampleWaiting },
  moved: { kind: "moved", refusal: changed, offer: offerAt(40_000) },
  suspended: { kind: "suspended", refusal: suspended },
  refused: { kind: "refused", refusal },
  "session ended": { kind: "sessionEnded", status: 555 },
  unknown: { kind: "unknown" },
} as const;

const intentOf = ({ context }: { context: CashOutContext }) => context.intent;

const spec = {
  machine: cashOutMachine,
  words: cashOutWords,
  lasts: {
    sendTimeout: 15_000,
    decisionPoll: 8_000,
    reconcileDelay: ({ context }: Given) => [1_000, 2_000, 4_000, 8_000, 16_000][context.attempts] ?? 30_000,
  },
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
    "cashOut.reconcile": { plain: {} },
    "cashOut.resend": { plain: {} },
    "cashOut.discard": { plain: {} },
  },
  done: {
    storeIntent: { stored: storedIntent },
    sendCashOut: answers,
    findCashOut: { ...answers, absent: { kind: "absent" } },
    withdrawCashOut: { ...answers, withdrawn: { kind: "withdrawn" } },
  },
  errors: {
    storeIntent: { "store is full": new Error("quota") },
    sendCashOut: { "no answer": new Error("network") },
    findCashOut: { "no answer": new Error("network") },
    withdrawCashOut: { "no answer": new Error("network") },
  },
  asks: {
    storeIntent: ({ context }: { context: CashOutContext }) => ({ ...place, asked: context.asked }),
    sendCashOut: intentOf,
    findCashOut: intentOf,
    withdrawCashOut: intentOf,
  },
  comesTo: {
    "cashOut.close": "quoting",
    "cashOut.choose": "quoting",
    "cashOut.sell": "storing",
    "cashOut.decided": "reconciling",
    "cashOut.reconcile": "reconciling",
    "cashOut.resend": "sending",
    "cashOut.discard": "withdrawing",
    "done storeIntent": "sending",
    "error storeIntent": "refused",
    "error sendCashOut": "unknown",
    "error findCashOut": "unknown",
    "error withdrawCashOut": "unsent",
    "after sendTimeout": (before: Given) => (before.matches("withdrawing") ? "unsent" : "unknown"),
    "after reconcileDelay": "reconciling",
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
    storing: {
      sees: "보내는 중",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close"],
      holds: ({ context }) => context.intent === null && context.asked !== null,
    },
    sending: {
      sees: "보내는 중",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close", "cashOut.resend"],
    },
    unknown: {
      sees: "응답을 받지 못했고 다시 확인할 수 있다",
      tags: ["busy", "uncertain"],
      can: ["cashOut.reconcile", "cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close", "cashOut.resend", "cashOut.discard"],
    },
    reconciling: {
      sees: "지급되었는지 확인하는 중",
      tags: ["busy", "uncertain"],
      can: ["cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close", "cashOut.resend"],
    },
    unsent: {
      sees: "전달되지 않은 요청을 다시 보내거나 취소할 수 있다",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["cashOut.discard", "cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close", "cashOut.reconcile"],
    },
    withdrawing: {
      sees: "요청을 취소하는 중",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close", "cashOut.resend", "cashOut.discard"],
    },
    interrupted: {
      sees: "로그아웃되어 결과를 나중에 확인한다",
      tags: ["busy", "uncertain"],
      can: ["cashOut.reconcile", "cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close"],
    },
    waiting: {
      sees: "접수된 캐시아웃의 결과를 기다린다",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["cashOut.decided", "cashOut.offered"],
      cannot: ["cashOut.sell", "cashOut.close", "cashOut.resend", "cashOut.discard"],
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
      cannot: ["cashOut.sell", "cashOut.resend"],
      holds: ({ context }) => context.refusal !== null && context.report === null,
    },
  },
  key: ({ context }) => ({
    offer: context.offer?.value,
    fall: context.fall,
    left: context.offer?.stake,
    version: context.offer?.version,
    asked: context.asked?.value ?? null,
    askedVersion: context.asked?.version ?? null,
    part: context.part,
    intent: context.intent?.key ?? null,
    waits: context.waits !== null,
    refusal: context.refusal?.code ?? null,
    attempts: context.attempts > 0,
    wasAbsent: context.wasAbsent,
  }),
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
  properties: cashOutProperties,
  invariants: cashOutInvariants,
  limit: 90_000,
} satisfies Parameters<typeof definePathModel<typeof cashOutMachine>>[0];

/** From an open bet to what became of it. */
export const cashOutPaths = definePathModel<typeof cashOutMachine>({
  ...spec,
  start: { name: "fresh", about: "진행 중인 베팅에서 시작" },
  input: place,
  infeasible: {
    "quoting always": "this walk starts with nothing stored; the walk after a reload starts with a key",
    "unsent cashOut.resend [none]": "only a reload loses a request that was not kept",
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
