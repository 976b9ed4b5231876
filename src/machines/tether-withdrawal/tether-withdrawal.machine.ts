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

const NO_REQUEST: TetherWithdrawalContext = {
  amount: 0,
  network: "",
  address: "",
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
  { guard: submission.isDone, target: "closed.requested", actions: ["dropIntent", "forgetOutcome"] },
  {
    guard: { type: "isRateMoved", params: readOutput },
    target: "confirming",
    actions: [{ type: "keepMoved", params: readOutput }, "dropIntent", "forgetOutcome"],
  },
  { guard: submission.isRefused, target: "refused", actions: [submission.keepAnswer] },
  { guard: submission.isSessionEnded, target: "interrupted" },
] as const;

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
    isComplete: ({ event }) =>
      event.type === "withdrawal.submit" && isTetherAmount(event.amount) && isWalletAddress(event.address),
    isLoggedOut: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    ...submission.submissionActions<TetherWithdrawalContext, TetherWithdrawalEvent>(),
    keepRequest: assign(({ event }) =>
      event.type === "withdrawal.submit"
        ? { amount: event.amount, network: event.network, address: event.address.trim(), password: event.password }
        : {},
    ),
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
  context: ({ input }) => ({ ...NO_REQUEST, intent: input.intent ?? null }),
  initial: "closed",
  states: {
    closed: {
      initial: "idle",
      on: { "withdrawal.open": { target: "checking", actions: "forgetRequest" } },
      states: {
        idle: { always: { guard: "hasIntent", target: "#tether-withdrawal.reconciling" } },
        maintenance: { on: { "alert.read": "idle" } },
        failed: { on: { "alert.read": "idle" } },
        requested: { on: { "withdrawal.close": "idle" }, meta: { requirements: ["REQ-R28"] } },
      },
    },
    checking: {
      tags: "busy",
      invoke: {
        id: "readTether",
        src: "readTether",
        onDone: [
          {
            guard: "isUnderMaintenance",
            target: "closed.maintenance",
            actions: "alertMaintenance",
            meta: { requirements: ["REQ-5.6", "REQ-8.17"] },
          },
          { target: "editing" },
        ],
        onError: [
          { guard: "isLoggedOut", target: "closed" },
          { target: "closed.failed", actions: ["keepFailure", "alertFailure"] },
        ],
      },
      on: { "withdrawal.cancel": "closed" },
    },
    editing: {
      entry: "openForm",
      exit: "closeForm",
      on: {
        "withdrawal.submit": { guard: "isComplete", target: "confirming", actions: "keepRequest" },
        "withdrawal.cancel": "closed",
      },
    },
    confirming: {
      entry: "openConfirm",
      exit: "closeConfirm",
      on: {
        "withdrawal.back": "editing",
        "withdrawal.confirm": { target: "storing", actions: "keepRate" },
        "withdrawal.cancel": "closed",
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
