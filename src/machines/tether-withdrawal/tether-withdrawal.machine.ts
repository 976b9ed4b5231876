// An exchange by tether. Money leaves, so it must be asked for once or not at all: what had no answer is unknown, never
// failed, and is looked up by the key that was stored before it was sent.
import { assign, setup } from "xstate";
import { endsSession } from "../../domain/session/server-code.ts";
import {
  isTetherAmount,
  isTetherUnderMaintenance,
  isWalletAddress,
  type TetherSetting,
} from "../../domain/wallet/tether.ts";
import type { CommandAnswer, CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import { readOutput, submissionStates } from "../command/submission.ts";
import type { SubmissionTag } from "../command/submission.schema.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { rateMoved } from "../tether-deposit/rate-moved.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  StoreTetherWithdrawal,
  TetherWithdrawalContext,
  TetherWithdrawalEvent,
  TetherWithdrawalInput,
} from "./tether-withdrawal.schema.ts";

const NOTHING_TYPED = { amount: 0, network: "", address: "" };
const NO_REQUEST = {
  password: "",
  rate: 0,
  moved: null,
  failure: null,
  ...submission.NO_SUBMISSION,
};

function storeInput({ context }: { context: TetherWithdrawalContext }): StoreTetherWithdrawal {
  const { amount, network, address, password, rate } = context;
  return { amount, network, address, password, rate };
}

/** The outcomes that any of the three calls may tell. */
const OUTCOMES = [
  { guard: submission.isDone, target: "closed.requested", actions: ["dropIntent", "forgetOutcome", "forgetTyped"] },
  {
    guard: { type: "isRateMoved", params: readOutput },
    target: "confirming",
    actions: [{ type: "keepMoved", params: readOutput }, "dropIntent", "forgetOutcome"],
  },
  { guard: submission.isRefused, target: "refused", actions: [submission.keepAnswer] },
  { guard: submission.isSessionEnded, target: "interrupted" },
] as const;
const ENDED = { target: "closed", actions: "forgetTyped" } as const;

export const tetherWithdrawalMachine = setup({
  types: {
    context: {} as TetherWithdrawalContext,
    events: {} as TetherWithdrawalEvent,
    input: {} as TetherWithdrawalInput,
    tags: {} as SubmissionTag,
  },
  actors: {
    readTether: unprovidedPromise<TetherSetting>("readTether"),
    storeIntent: unprovidedPromise<CommandIntent, StoreTetherWithdrawal>("storeIntent"),
    ...submission.submissionCalls(),
  },
  delays: submission.submissionDelays,
  guards: {
    ...submission.commandGuards,
    /** What was asked for is known, so that it can be asked for again. */
    isRateMoved: ({ context }, answer: CommandAnswer) => context.amount > 0 && rateMoved(answer) !== null,
    isUnderMaintenance: ({ event }) => isTetherUnderMaintenance(outputOf<TetherSetting>(event)),
    isComplete: ({ context }) => isTetherAmount(context.amount) && isWalletAddress(context.address),
    isLoggedOut: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    ...submission.submissionActions<TetherWithdrawalContext, TetherWithdrawalEvent>(),
    keepTyped: assign(({ event }) =>
      event.type === "withdrawal.type"
        ? { amount: event.amount, network: event.network, address: event.address.trim() }
        : {},
    ),
    forgetTyped: assign(NOTHING_TYPED),
    keepPassword: assign(({ event }) => (event.type === "withdrawal.submit" ? { password: event.password } : {})),
    forgetPassword: assign({ password: "" }),
    keepRate: assign(({ event }) => (event.type === "withdrawal.confirm" ? { rate: event.rate } : {})),
    keepMoved: assign((_, answer: CommandAnswer) => ({ moved: rateMoved(answer) })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetRequest: assign(NO_REQUEST),
    openForm: unprovidedEffect("openForm"),
    closeForm: unprovidedEffect("closeForm"),
    openConfirm: unprovidedEffect("openConfirm"),
    closeConfirm: unprovidedEffect("closeConfirm"),
    dropIntent: unprovidedEffect("dropIntent"),
    alertMaintenance: unprovidedEffect("alertMaintenance"),
    alertFailure: unprovidedEffect("alertFailure"),
    alertRefusal: unprovidedEffect("alertRefusal"),
  },
}).createMachine({
  id: "tether-withdrawal",
  context: ({ input }) => ({ ...NOTHING_TYPED, ...NO_REQUEST, intent: input.intent ?? null }),
  initial: "closed",
  // Also while it is being sent: its answer opens no form again.
  on: { "session.ended": { actions: "forgetTyped" } },
  states: {
    closed: {
      entry: "forgetPassword",
      initial: "idle",
      on: { "withdrawal.open": { target: "checking", actions: "forgetRequest" } },
      states: {
        idle: { always: { guard: "hasIntent", target: "#tether-withdrawal.reconciling" } },
        maintenance: { on: { "alert.read": "idle" } },
        failed: { on: { "alert.read": "idle" } },
        requested: { on: { "withdrawal.close": "idle" } },
      },
    },
    checking: {
      tags: "busy",
      invoke: {
        id: "readTether",
        src: "readTether",
        onDone: [
          { guard: "isUnderMaintenance", target: "closed.maintenance", actions: "alertMaintenance" },
          { target: "editing" },
        ],
        onError: [
          { guard: "isLoggedOut", target: "closed" },
          { target: "closed.failed", actions: ["keepFailure", "alertFailure"] },
        ],
      },
      on: { "withdrawal.cancel": "closed", "session.ended": ENDED },
    },
    editing: {
      entry: "openForm",
      exit: "closeForm",
      on: {
        "withdrawal.type": { actions: "keepTyped" },
        "withdrawal.submit": { guard: "isComplete", target: "confirming", actions: "keepPassword" },
        "withdrawal.cancel": "closed",
        "session.ended": ENDED,
      },
    },
    confirming: {
      entry: "openConfirm",
      exit: "closeConfirm",
      on: {
        "withdrawal.back": "editing",
        "withdrawal.confirm": { target: "storing", actions: "keepRate" },
        "withdrawal.cancel": "closed",
        "session.ended": ENDED,
      },
    },
    ...submissionStates({
      intentInput: submission.intentInput<CommandIntent>,
      storeInput,
      outcomes: OUTCOMES,
      withdrawnTo: "closed",
    }),
    refused: {
      entry: ["dropIntent", "alertRefusal"],
      exit: "forgetOutcome",
      on: { "alert.read": "closed", "withdrawal.open": { target: "checking", actions: "forgetRequest" } },
    },
  },
});
