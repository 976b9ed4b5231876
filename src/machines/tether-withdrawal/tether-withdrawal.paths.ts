import { definePathModel, type WalkedStep } from "../../../paths/lib/model.ts";
import type { SnapshotFrom } from "xstate";
import { EARLIER, INTERRUPTED_FACTS, commandOutcomes, submissionParts } from "../command/submission-parts.paths.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";
import { tetherWithdrawalWords } from "./tether-withdrawal.words.ts";
import { tetherWithdrawalProperties } from "./tether-withdrawal.properties.paths.ts";

const failures = {
  "no answer": new TypeError("fetch failed"),
  "server's words": { status: 422, data: { code: "insufficient_funds", message: "보유머니이 부족합니다." } },
  "second login": { status: 555 },
  unauthorized: { status: 401, data: { code: "unauthorized", message: "로그인이 필요합니다." } },
  "server fault": { status: 503, data: { code: "unavailable", message: "잠시 후 다시 시도해주세요." } },
};

type Given = SnapshotFrom<typeof tetherWithdrawalMachine>;

const TYPED = { amount: 50_000, network: "TRC20", address: "TXYZ123", password: "482915" };

const RATE = 138_550;
const HIGHER = { rate: 145_000, rateAt: "2026-11-26T06:00:00.000Z" };
const MOVED = { code: "rate_moved", message: "환율이 바뀌어 접수하지 않았습니다.", problems: [], offer: HIGHER };

/** As it is in memory: what is stored lacks the request. */
const INTENT: CommandIntent = {
  owner: "member01",
  name: "tether-withdrawal",
  key: "key-1",
  request: { method: "POST", path: "exchange/tether", body: { ...TYPED, rate: RATE } },
};

const submission = submissionParts({
  stored: () => INTENT,
  outcomes: {
    ...commandOutcomes({}, "closed.requested"),
    // After a reload it is not known what was asked for.
    "rate moved": {
      answer: { kind: "refused", refusal: MOVED },
      to: (before) => ((before as Given).context.amount > 0 ? "confirming" : "refused"),
    },
  },
  withdrawn: "closed.idle",
});

const spec = {
  machine: tetherWithdrawalMachine,
  words: tetherWithdrawalWords,
  events: {
    "withdrawal.open": { plain: {} },
    "withdrawal.submit": {
      complete: { ...TYPED, address: " TXYZ123 " },
      "no amount": { ...TYPED, amount: 0 },
      "no address": { ...TYPED, address: " " },
    },
    "withdrawal.back": { plain: {} },
    "withdrawal.confirm": { plain: { rate: RATE } },
    "withdrawal.cancel": { plain: {} },
    "withdrawal.close": { plain: {} },
    "alert.read": { plain: {} },
    ...submission.events,
  },
  done: {
    readTether: { open: { tetherMaintenanceFlag: 0 }, "flag is 1": { tetherMaintenanceFlag: 1 } },
    ...submission.done,
  },
  errors: { readTether: failures, ...submission.errors },
  lasts: submission.lasts,
  asks: { storeIntent: () => ({ ...TYPED, rate: RATE }), ...submission.asks },
  comesTo: {
    start: "closed.idle",
    "withdrawal.open": "checking",
    "withdrawal.submit": "confirming",
    "withdrawal.back": "editing",
    "withdrawal.confirm": "storing",
    "withdrawal.cancel": "closed.idle",
    "withdrawal.close": "closed.idle",
    "alert.read": "closed.idle",
    "done readTether/open": "editing",
    "done readTether/flag is 1": "closed.maintenance",
    "error readTether/second login": "closed.idle",
    "error readTether/unauthorized": "closed.idle",
    "error readTether": "closed.failed",
    ...submission.comesTo,
  },
  states: {
    closed: {
      sees: "테더 출금 창이 없다",
      noTags: ["busy", "uncertain"],
      can: ["withdrawal.open"],
      cannot: ["withdrawal.submit"],
    },
    "closed.idle": {
      sees: "알림이 없다",
      cannot: ["withdrawal.close", "alert.read", "withdrawal.cancel", "withdrawal.confirm"],
    },
    "closed.maintenance": {
      sees: "테더 출금이 점검중이라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["withdrawal.close"],
    },
    "closed.failed": {
      sees: "서버의 말이나 일반 오류 알림이 보인다",
      can: ["alert.read"],
      cannot: ["withdrawal.close"],
      holds: ({ context }: Given) => context.failure !== null,
    },
    "closed.requested": {
      sees: "출금 신청이 접수되었다",
      can: ["withdrawal.close"],
      cannot: ["alert.read"],
      holds: ({ context }: Given) => context.intent === null && context.attempts === 0,
    },
    checking: {
      sees: "테더 출금을 여는 중이다",
      tags: ["busy"],
      can: ["withdrawal.cancel"],
      cannot: ["withdrawal.open", "withdrawal.submit"],
      holds: ({ context }: Given) => context.amount === 0 && context.failure === null && context.refusal === null,
    },
    editing: {
      sees: "테더 출금 창에 금액과 주소를 넣는다",
      noTags: ["busy"],
      can: ["withdrawal.submit", "withdrawal.cancel"],
      cannot: ["withdrawal.open", "withdrawal.confirm", "withdrawal.submit/no amount", "withdrawal.submit/no address"],
    },
    confirming: {
      sees: "출금할지 다시 묻는 창이 있다",
      noTags: ["busy"],
      can: ["withdrawal.back", "withdrawal.confirm", "withdrawal.cancel"],
      cannot: ["withdrawal.submit"],
      holds: ({ context }: Given) =>
        context.amount === 50_000 && context.address === "TXYZ123" && context.intent === null,
    },
    ...submission.states,
    interrupted: INTERRUPTED_FACTS,
    refused: {
      sees: "거절된 이유가 알림으로 보인다",
      noTags: ["busy", "uncertain"],
      can: ["alert.read", "withdrawal.open"],
      cannot: ["withdrawal.confirm", "command.resend"],
      holds: ({ context }: Given) => context.refusal !== null,
    },
  },
  key: (snapshot: Given) => {
    const { amount, rate, moved, address, failure } = snapshot.context;
    return [
      amount,
      rate,
      moved?.rate ?? "not moved",
      address,
      failure?.status ?? "no failure",
      failure?.message,
      ...submission.key(snapshot),
    ];
  },
  properties: tetherWithdrawalProperties,
  invariants: {
    ...submission.invariants,
    "nothing is asked for anew while an outcome is not known": ({ after }: WalkedStep<Given>) =>
      after.context.intent === null || after.matches("refused") || !after.can({ type: "withdrawal.open" }),
    "what is asked for has the rate that was shown when it was confirmed": ({ event, after }: WalkedStep<Given>) =>
      !("rate" in event) || after.context.rate === event.rate,
    "a rate that moved is shown before it is asked for again": ({
      event,
      after: { context, value },
    }: WalkedStep<Given>) =>
      !event.type.endsWith("Command") ||
      value !== "confirming" ||
      (context.moved?.rate === HIGHER.rate && context.intent === null),
    "a key is kept until its outcome is known": ({ before, after, effects }: WalkedStep<Given>) =>
      !before?.context.intent ||
      before.matches("refused") ||
      after.context.intent !== null ||
      effects.includes("dropIntent"),
  },
  expectEffects: ({ before, event, after }: Pick<WalkedStep<Given>, "before" | "event" | "after">) => {
    const left = { editing: ["closeForm"], confirming: ["closeConfirm"] }[String(before?.value)] ?? [];
    if (after.value === "editing") return [...left, "openForm"];
    if (after.value === "confirming")
      return [...left, ...(event.type.endsWith("Command") ? ["dropIntent"] : []), "openConfirm"];
    if (after.matches({ closed: "maintenance" })) return ["alertMaintenance"];
    if (after.matches({ closed: "failed" })) return ["alertFailure"];
    if (after.matches("refused")) return ["dropIntent", "alertRefusal"];
    return after.matches({ closed: "requested" }) || (before?.matches("withdrawing") && after.matches("closed"))
      ? ["dropIntent"]
      : left;
  },
} satisfies Parameters<typeof definePathModel<typeof tetherWithdrawalMachine>>[0];

/** From the page with nothing under way. */
export const tetherWithdrawalPaths = definePathModel<typeof tetherWithdrawalMachine>({
  ...spec,
  start: { name: "fresh", about: "아무것도 신청하지 않은 화면에서 시작" },
  input: {},
  properties: tetherWithdrawalProperties,
  invariants: {
    ...spec.invariants,
    "it begins with nothing open": ({ before, after }) => before !== null || after.matches({ closed: "idle" }),
  },
  infeasible: {
    "closed.idle always": "this walk starts with nothing stored; the walk after a reload starts with a key",
    "unsent command.resend [none]": "only a reload loses a request that may not be stored",
  },
});

/** After a reload in the middle: what became of the stored key is asked first. */
export const tetherWithdrawalReloadPaths = definePathModel<typeof tetherWithdrawalMachine>({
  ...spec,
  start: { name: "reload", about: "새로고침 뒤, 저장된 것에서 시작" },
  input: { intent: EARLIER },
  comesTo: { ...spec.comesTo, start: "reconciling" },
  properties: tetherWithdrawalProperties,
  invariants: {
    ...spec.invariants,
    "a stored key is not forgotten by a reload": ({ before, after: { value, context } }) =>
      before !== null || (value === "reconciling" && context.intent === EARLIER),
  },
});

export const models = [tetherWithdrawalPaths, tetherWithdrawalReloadPaths];
