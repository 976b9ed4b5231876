import type { SnapshotFrom } from "xstate";
import { definePathModel, type WalkedStep } from "../../../paths/lib/model.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import { EARLIER, INTERRUPTED_FACTS, commandOutcomes, submissionParts } from "../command/submission-parts.paths.ts";
import { tetherDepositMachine } from "./tether-deposit.machine.ts";
import { tetherDepositWords } from "./tether-deposit.words.ts";
import { tetherDepositProperties } from "./tether-deposit.properties.paths.ts";

const ADDRESS = "https://pay.example/d/1";
const failures = {
  "no answer": new TypeError("fetch failed"),
  "server's words": { status: 409, data: { code: "unavailable", message: "입금 주소를 만들 수 없습니다." } },
  "second login": { status: 555 },
};

type Given = SnapshotFrom<typeof tetherDepositMachine>;

const RATE = 138_550;
const RECORD = { amount: 100_000, network: "TRC20", rate: RATE, address: ADDRESS };
const LOWER = { rate: 130_000, rateAt: "2026-11-26T06:00:00.000Z" };
const MOVED = { code: "rate_moved", message: "환율이 바뀌어 접수하지 않았습니다.", problems: [], offer: LOWER };
const INTENT: CommandIntent = {
  owner: "member01",
  name: "tether-deposit",
  key: "key-1",
  request: { method: "POST", path: "charge/cryptoDeposit", body: RECORD },
};

const submission = submissionParts({
  stored: () => INTENT,
  // The window is closed where an answer was waited for in vain, and there is none after a reload.
  outcomes: {
    ...commandOutcomes({}, (before) =>
      before.matches("sending") && (before as Given).context.address !== null ? "closed.paying" : "closed.idle",
    ),
    // After a reload it is not known what was asked for.
    "rate moved": {
      answer: { kind: "refused", refusal: MOVED },
      to: (before) => ((before as Given).context.amount > 0 ? "confirming" : "refused"),
    },
  },
  withdrawn: "closed.idle",
});

const spec = {
  machine: tetherDepositMachine,
  words: tetherDepositWords,
  events: {
    "deposit.open": { plain: {} },
    "deposit.submit": {
      "100,000 won": { amount: 100_000, network: "TRC20" },
      nothing: { amount: 0, network: "TRC20" },
      "half a won": { amount: 0.5, network: "TRC20" },
    },
    "deposit.back": { plain: {} },
    "deposit.confirm": { plain: { rate: RATE } },
    "deposit.cancel": { plain: {} },
    "deposit.close": { plain: {} },
    "alert.read": { plain: {} },
    "window.blocked": { plain: {} },
    "window.closed": { plain: {} },
    ...submission.events,
  },
  done: {
    readTether: { open: { tetherMaintenanceFlag: 0 }, "flag is 1": { tetherMaintenanceFlag: 1 } },
    readDepositUrl: { https: ADDRESS, http: "http://pay.example/d/1" },
    ...submission.done,
  },
  errors: { readTether: failures, readDepositUrl: failures, ...submission.errors },
  lasts: submission.lasts,
  asks: {
    readDepositUrl: () => ({ amount: 100_000, network: "TRC20" }),
    storeIntent: () => RECORD,
    ...submission.asks,
  },
  comesTo: {
    start: "closed.idle",
    "deposit.open": "checking",
    "deposit.submit": "confirming",
    "deposit.back": "editing",
    "deposit.confirm": "requesting",
    "deposit.cancel": "closed.idle",
    "deposit.close": "closed.idle",
    "alert.read": "closed.idle",
    "window.blocked": "closed.blocked",
    "window.closed": "closed.idle",
    "done readTether/open": "editing",
    "done readTether/flag is 1": "closed.maintenance",
    "done readDepositUrl/https": "storing",
    "done readDepositUrl/http": "closed.failed",
    ...submission.comesTo,
    ...Object.fromEntries(
      ["readTether", "readDepositUrl"].flatMap((id) => [
        [`error ${id}/second login`, "closed.idle"],
        [`error ${id}`, "closed.failed"],
      ]),
    ),
  },
  states: {
    closed: {
      sees: "테더 입금 창이 없다",
      noTags: ["busy"],
      can: ["deposit.open"],
      cannot: ["deposit.submit"],
    },
    "closed.idle": {
      sees: "알림이 없다",
      cannot: ["deposit.close", "alert.read", "deposit.cancel", "deposit.confirm"],
    },
    "closed.maintenance": {
      sees: "테더 입금이 점검중이라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["deposit.close"],
    },
    "closed.blocked": {
      sees: "팝업 차단을 해제하라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["deposit.close"],
    },
    "closed.failed": {
      sees: "서버의 말이나 일반 오류 알림이 보이고 새 창은 닫혔다",
      can: ["alert.read"],
      cannot: ["deposit.close"],
    },
    "closed.paying": {
      sees: "새 창에 입금 화면이 열려 있다",
      can: ["deposit.close", "window.closed"],
      cannot: ["alert.read"],
      holds: ({ context }: Given) => context.address === ADDRESS && context.amount === 100_000,
    },
    checking: {
      sees: "테더 입금을 여는 중이다",
      tags: ["busy"],
      can: ["deposit.cancel"],
      cannot: ["deposit.open", "deposit.submit"],
      holds: ({ context }: Given) => context.address === null && context.failure === null,
    },
    editing: {
      sees: "테더 입금 창에 금액을 넣는다",
      noTags: ["busy"],
      can: ["deposit.submit", "deposit.cancel"],
      cannot: ["deposit.open", "deposit.confirm", "deposit.submit/nothing", "deposit.submit/half a won"],
    },
    confirming: {
      sees: "입금할지 다시 묻는 창이 있다",
      noTags: ["busy"],
      can: ["deposit.back", "deposit.confirm", "deposit.cancel"],
      cannot: ["deposit.submit"],
      holds: ({ context }: Given) => context.amount === 100_000,
    },
    requesting: {
      sees: "빈 새 창이 입금 주소를 기다린다",
      tags: ["busy"],
      can: ["deposit.cancel", "window.blocked", "window.closed"],
      cannot: ["deposit.confirm", "deposit.open"],
      holds: ({ context }: Given) => context.address === null,
    },
    ...submission.states,
    storing: {
      ...submission.states.storing,
      sees: "빈 새 창이 입금 기록을 기다린다",
      holds: ({ context }: Given) => context.address?.startsWith("https://") === true && context.intent === null,
    },
    sending: { ...submission.states.sending, sees: "빈 새 창이 입금 기록을 기다린다" },
    unknown: {
      ...submission.states.unknown,
      sees: "새 창은 닫혔고, 응답을 받지 못해 다시 확인할 수 있다",
      holds: ({ context }: Given) => context.address === null,
    },
    interrupted: INTERRUPTED_FACTS,
    refused: {
      sees: "거절된 이유가 알림으로 보이고 새 창은 닫혔다",
      noTags: ["busy", "uncertain"],
      can: ["alert.read", "deposit.open"],
      cannot: ["deposit.confirm", "command.resend"],
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
      ...submission.key(snapshot),
    ];
  },
  properties: tetherDepositProperties,
  invariants: {
    ...submission.invariants,
    "a deposit is recorded only when its address uses https": ({ before, event, after }: WalkedStep<Given>) =>
      after.value !== "storing" ||
      before?.value === "storing" ||
      ("output" in event && String(event.output).startsWith("https://")),
    "the window shows nothing that was not recorded": ({ before, event, effects }: WalkedStep<Given>) =>
      !effects.includes("showDeposit") ||
      (before?.value === "sending" && event.type === "xstate.done.actor.sendCommand"),
    "a window opens by the click that confirms, and by nothing else": ({ event, effects }: WalkedStep<Given>) =>
      effects.includes("openWindow") === (event.type === "deposit.confirm"),
    "what is recorded has the rate that was shown when it was confirmed": ({ event, after }: WalkedStep<Given>) =>
      !("rate" in event) || after.context.rate === event.rate,
    "a rate that moved is shown before it is asked for again": ({
      event,
      after: { context, value },
    }: WalkedStep<Given>) =>
      !event.type.endsWith("Command") ||
      value !== "confirming" ||
      (context.moved?.rate === LOWER.rate && context.address === null && context.intent === null),
    "nothing is recorded anew while an outcome is not known": ({ after }: WalkedStep<Given>) =>
      after.context.intent === null || after.matches("refused") || !after.can({ type: "deposit.open" }),
  },
  expectTold: ({ event, after }: { event: object; after: Given }) =>
    "output" in event && (event.output as { kind?: string }).kind === "done" && after.matches("closed")
      ? ["deposit.recorded"]
      : [],
  expectEffects: ({ before, event, after }: Pick<WalkedStep<Given>, "before" | "event" | "after">) => {
    const left = { editing: ["closeForm"], confirming: ["closeConfirm"] }[String(before?.value)] ?? [];
    const answer = "output" in event ? (event.output as { kind?: string }).kind : undefined;
    if (event.type === "deposit.confirm") return [...left, "openWindow"];
    if (after.value === "editing") return [...left, "openForm"];
    if (after.value === "confirming")
      return [...left, ...(answer === "refused" ? ["dropIntent", "closeWindow"] : []), "openConfirm"];
    if (after.value === "refused") return ["dropIntent", "closeWindow", "alertRefusal"];
    if (after.value === "unknown" || answer === "sessionEnded") return ["closeWindow"];
    if (answer === "withdrawn" && after.matches("closed")) return ["dropIntent"];
    if (answer === "done") return after.matches({ closed: "paying" }) ? ["dropIntent", "showDeposit"] : ["dropIntent"];
    if (after.matches({ closed: "maintenance" }) && before?.value === "checking") return ["alertMaintenance"];
    if (after.matches({ closed: "blocked" }) && before?.value === "requesting") return ["alertBlocked"];
    const hadWindow = before?.value === "requesting";
    const closes = hadWindow && after.matches("closed") && event.type !== "window.closed" ? ["closeWindow"] : [];
    const fails = after.matches({ closed: "failed" }) && (hadWindow || before?.value === "checking");
    return [...left, ...closes, ...(fails ? ["alertFailure"] : [])];
  },
} satisfies Parameters<typeof definePathModel<typeof tetherDepositMachine>>[0];

/** From the page with nothing under way. */
export const tetherDepositPaths = definePathModel<typeof tetherDepositMachine>({
  ...spec,
  start: { name: "fresh", about: "아무것도 신청하지 않은 화면에서 시작" },
  input: {},
  properties: tetherDepositProperties,
  invariants: {
    ...spec.invariants,
    "it begins with nothing open": ({ before, after }) => before !== null || after.matches({ closed: "idle" }),
  },
  infeasible: {
    "closed.idle always": "this walk starts with nothing stored; the walk after a reload starts with a key",
    "unsent command.resend [none]": "only storage of another version holds a key without its request",
  },
});

/** After a reload in the middle: what became of the stored key is asked first. */
export const tetherDepositReloadPaths = definePathModel<typeof tetherDepositMachine>({
  ...spec,
  start: { name: "reload", about: "새로고침 뒤, 저장된 것에서 시작" },
  input: { intent: EARLIER },
  comesTo: { ...spec.comesTo, start: "reconciling" },
  properties: tetherDepositProperties,
  invariants: {
    ...spec.invariants,
    "a stored key is not forgotten by a reload": ({ before, after: { value, context } }) =>
      before !== null || (value === "reconciling" && context.intent === EARLIER),
  },
});

export const models = [tetherDepositPaths, tetherDepositReloadPaths];
