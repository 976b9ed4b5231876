import type { SnapshotFrom } from "xstate";
import { definePathModel, type WalkedStep } from "../../../paths/lib/model.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import { commandOutcomes, submissionParts } from "../command/submission-parts.paths.ts";
import { fresh, isOpen, RATE, reloaded, tetherParts } from "../tether-deposit/tether-form.paths.ts";
import { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";
import { tetherWithdrawalWords } from "./tether-withdrawal.words.ts";
import { tetherWithdrawalProperties } from "./tether-withdrawal.properties.paths.ts";

const failures = {
  "no answer": new TypeError("fetch failed"),
  "server's words": { status: 422, data: { code: "insufficient_funds", message: "보유머니가 부족합니다." } },
  "second login": { status: 555 },
  unauthorized: { status: 401, data: { code: "unauthorized", message: "로그인이 필요합니다." } },
  "server fault": { status: 503, data: { code: "unavailable", message: "잠시 후 다시 시도해주세요." } },
};

type Given = SnapshotFrom<typeof tetherWithdrawalMachine>;

const TYPED = { amount: 50_000, network: "TRC20", address: "TXYZ123" };
const PASSWORD = "482915";
const REQUEST = { ...TYPED, password: PASSWORD, rate: RATE };
/** As it is in memory: what is stored lacks the request. */
const INTENT: CommandIntent = {
  owner: "member01",
  name: "tether-withdrawal",
  key: "key-1",
  request: { method: "POST", path: "exchange/tether", body: REQUEST },
};

const tether = tetherParts({
  name: "출금",
  fields: "금액과 주소를",
  nothing: { amount: 0, network: "", address: "" },
  confirmed: "storing",
  isComplete: (context) => context.amount === 50_000 && (context as Given["context"]).address === "TXYZ123",
  isTaken: ({ after }) => after.matches({ closed: "requested" }),
  moved: 145_000,
  ends: ["second login", "unauthorized"],
});

const submission = submissionParts({
  stored: () => INTENT,
  outcomes: { ...commandOutcomes({}, "closed.requested"), "rate moved": tether.rateMoved },
  withdrawn: "closed.idle",
});

const spec = {
  machine: tetherWithdrawalMachine,
  words: tetherWithdrawalWords,
  events: {
    ...tether.events,
    "tether.type": {
      complete: { ...TYPED, address: " TXYZ123 " },
      "no amount": { ...TYPED, amount: 0 },
      "no address": { ...TYPED, address: " " },
    },
    "tether.submit": { plain: { password: PASSWORD } },
    ...submission.events,
  },
  done: { ...tether.done, ...submission.done },
  errors: { readTether: failures, ...submission.errors },
  lasts: submission.lasts,
  asks: { storeIntent: () => REQUEST, ...submission.asks },
  comesTo: { ...tether.comesTo, ...submission.comesTo },
  states: {
    ...tether.states,
    "closed.failed": {
      ...tether.states["closed.failed"],
      holds: ({ context }: Given) => context.failure !== null,
    },
    "closed.requested": {
      sees: "출금 신청이 접수되었다",
      can: ["tether.close"],
      cannot: ["alert.read"],
      holds: ({ context }: Given) => context.intent === null && context.attempts === 0,
    },
    ...submission.states,
  },
  key: (snapshot: Given) => {
    const { address, failure } = snapshot.context;
    return [...tether.key(snapshot), address, failure?.message, ...submission.key(snapshot)];
  },
  properties: tetherWithdrawalProperties,
  invariants: {
    ...submission.invariants,
    ...tether.invariants,
    "a password is kept only while it is asked for": ({ after }: WalkedStep<Given>) =>
      after.context.password === "" || !(after.matches("closed") || isOpen(after, "checking")),
    "a key is kept until its outcome is known": ({ before, after, effects }: WalkedStep<Given>) =>
      !before?.context.intent ||
      before.matches("refused") ||
      after.context.intent !== null ||
      effects.includes("dropIntent"),
  },
  expectEffects: (step: Pick<WalkedStep<Given>, "before" | "event" | "after">) => {
    const { before, event, after } = step;
    const left = tether.leaves(step);
    if (event.type === "session.ended") return left;
    if (event.type === "tether.type") return [];
    if (isOpen(after, "editing")) return isOpen(before, "editing") ? [] : [...left, "openForm"];
    if (isOpen(after, "confirming"))
      return [...left, ...(event.type.endsWith("Command") ? ["dropIntent"] : []), "openConfirm"];
    if (after.matches({ closed: "maintenance" })) return ["alertMaintenance"];
    if (after.matches({ closed: "failed" })) return ["alertFailure"];
    if (after.matches("refused")) return ["dropIntent", "alertRefusal"];
    return after.matches({ closed: "requested" }) || (before?.matches("withdrawing") && after.matches("closed"))
      ? ["dropIntent"]
      : left;
  },
} satisfies Parameters<typeof definePathModel<typeof tetherWithdrawalMachine>>[0];

export const tetherWithdrawalPaths = definePathModel<typeof tetherWithdrawalMachine>(fresh(spec));
export const tetherWithdrawalReloadPaths = definePathModel<typeof tetherWithdrawalMachine>(reloaded(spec));

export const models = [tetherWithdrawalPaths, tetherWithdrawalReloadPaths];
