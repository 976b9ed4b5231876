import type { SnapshotFrom } from "xstate";
import { definePathModel, type WalkedStep } from "../../../paths/lib/model.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import { commandOutcomes, submissionParts } from "../command/submission-parts.paths.ts";
import { fresh, isOpen, RATE, reloaded, tetherParts } from "../shared/tether-form.paths.ts";
import { tetherDepositMachine } from "./tether-deposit.machine.ts";
import { tetherDepositWords } from "./tether-deposit.words.ts";

const ADDRESS = "https://pay.example/d/1";
const failures = {
  "no answer": new TypeError("fetch failed"),
  "server's words": { status: 409, data: { code: "unavailable", message: "입금 주소를 만들 수 없습니다." } },
  "second login": { status: 555 },
};

type Given = SnapshotFrom<typeof tetherDepositMachine>;

const TYPED = { amount: 100_000, network: "TRC20" };
const RECORD = { ...TYPED, rate: RATE, address: ADDRESS };
const INTENT: CommandIntent = {
  owner: "member01",
  name: "tether-deposit",
  key: "key-1",
  request: { method: "POST", path: "charge/cryptoDeposit", body: RECORD },
};

const kindOf = (event: object): string | undefined =>
  "output" in event ? (event.output as { kind?: string }).kind : undefined;

const tether = tetherParts({
  name: "입금",
  fields: "금액을",
  nothing: { amount: 0, network: "" },
  confirmed: "open.requesting",
  isComplete: ({ amount }) => amount === 100_000,
  isTaken: ({ event }) => kindOf(event) === "done",
  moved: 130_000,
  calls: ["readDepositUrl"],
  ends: ["second login"],
});

const submission = submissionParts({
  stored: () => INTENT,
  // The window is closed where an answer was waited for in vain, and there is none after a reload.
  outcomes: {
    ...commandOutcomes({}, (before) =>
      before.matches("sending") && (before as Given).context.address !== null ? "closed.paying" : "closed.idle",
    ),
    "rate moved": tether.rateMoved,
  },
  withdrawn: "closed.idle",
});

const spec = {
  machine: tetherDepositMachine,
  words: tetherDepositWords,
  events: {
    ...tether.events,
    "tether.type": {
      "100,000 won": TYPED,
      nothing: { amount: 0, network: "" },
      "half a won": { amount: 0.5, network: "TRC20" },
    },
    "tether.submit": { plain: {} },
    "window.blocked": { plain: {} },
    "window.closed": { plain: {} },
    ...submission.events,
  },
  done: {
    ...tether.done,
    readDepositUrl: { https: ADDRESS, http: "http://pay.example/d/1" },
    ...submission.done,
  },
  errors: { readTether: failures, readDepositUrl: failures, ...submission.errors },
  lasts: submission.lasts,
  asks: { readDepositUrl: () => TYPED, storeIntent: () => RECORD, ...submission.asks },
  comesTo: {
    ...tether.comesTo,
    "window.blocked": "closed.blocked",
    "window.closed": "closed.idle",
    "done readDepositUrl/https": "storing",
    "done readDepositUrl/http": "closed.failed",
    ...submission.comesTo,
  },
  states: {
    ...tether.states,
    "closed.blocked": {
      sees: "팝업 차단을 해제하라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["tether.close"],
    },
    "closed.failed": {
      ...tether.states["closed.failed"],
      sees: "서버의 말이나 일반 오류 알림이 보이고 새 창은 닫혔다",
    },
    "closed.paying": {
      sees: "새 창에 입금 화면이 열려 있다",
      can: ["tether.close", "window.closed"],
      cannot: ["alert.read"],
      holds: ({ context }: Given) => context.address === ADDRESS,
    },
    "open.requesting": {
      sees: "빈 새 창이 입금 주소를 기다린다",
      tags: ["busy"],
      can: ["window.blocked", "window.closed"],
      cannot: ["tether.confirm"],
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
    refused: { ...tether.states.refused, sees: "거절된 이유가 알림으로 보이고 새 창은 닫혔다" },
  },
  key: (snapshot: Given) => [...tether.key(snapshot), snapshot.context.address, ...submission.key(snapshot)],
  invariants: {
    ...submission.invariants,
    ...tether.invariants,
    "a deposit is recorded only when its address uses https": ({ before, event, after }: WalkedStep<Given>) =>
      after.value !== "storing" ||
      before?.value === "storing" ||
      ("output" in event && String(event.output).startsWith("https://")),
    "the window shows nothing that was not recorded": ({ before, event, effects }: WalkedStep<Given>) =>
      !effects.includes("showDeposit") ||
      (before?.value === "sending" && event.type === "xstate.done.actor.sendCommand"),
    "a window opens by the click that confirms, and by nothing else": ({ event, effects }: WalkedStep<Given>) =>
      effects.includes("openWindow") === (event.type === "tether.confirm"),
    "a rate that moved asks for an address anew": ({ event, after }: WalkedStep<Given>) =>
      !event.type.endsWith("Command") || !isOpen(after, "confirming") || after.context.address === null,
  },
  expectTold: ({ event }: { event: object }) => (kindOf(event) === "done" ? ["deposit.recorded"] : []),
  expectEffects: (step: Pick<WalkedStep<Given>, "before" | "event" | "after">) => {
    const { before, event, after } = step;
    const left = tether.leaves(step);
    const answer = kindOf(event);
    if (event.type === "session.ended") return [...left, "closeWindow"];
    if (event.type === "tether.type") return [];
    if (event.type === "tether.confirm") return [...left, "openWindow"];
    if (isOpen(after, "editing")) return isOpen(before, "editing") ? [] : [...left, "openForm"];
    if (isOpen(after, "confirming"))
      return [...left, ...(answer === "refused" ? ["dropIntent", "closeWindow"] : []), "openConfirm"];
    if (after.value === "refused") return ["dropIntent", "closeWindow", "alertRefusal"];
    if (after.value === "unknown" || answer === "sessionEnded") return ["closeWindow"];
    if (answer === "withdrawn" && after.matches("closed")) return ["dropIntent"];
    if (answer === "done") return after.matches({ closed: "paying" }) ? ["dropIntent", "showDeposit"] : ["dropIntent"];
    const hadWindow = isOpen(before, "requesting");
    if (after.matches({ closed: "maintenance" })) return ["alertMaintenance"];
    if (after.matches({ closed: "blocked" })) return ["alertBlocked"];
    const closes = hadWindow && after.matches("closed") && event.type !== "window.closed" ? ["closeWindow"] : [];
    return [...left, ...closes, ...(after.matches({ closed: "failed" }) ? ["alertFailure"] : [])];
  },
} satisfies Parameters<typeof definePathModel<typeof tetherDepositMachine>>[0];

export const tetherDepositPaths = definePathModel<typeof tetherDepositMachine>(fresh(spec));
export const tetherDepositReloadPaths = definePathModel<typeof tetherDepositMachine>(reloaded(spec));

export const models = [tetherDepositPaths, tetherDepositReloadPaths];
