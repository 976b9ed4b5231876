// A charge by tether. The member pays on another site, so its address must be secure, and the deposit is recorded before
// the window shows it: nobody pays what nobody knows of. The window does not wait for a lost answer: an order that is
// found later is paid from its card.
import { assign, emit, setup } from "xstate";
import { endsSession } from "../../domain/session/server-code.ts";
import {
  isSecureAddress,
  isTetherAmount,
  isTetherUnderMaintenance,
  type TetherSetting,
} from "../../domain/wallet/tether.ts";
import type { CommandAnswer, CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import { readOutput, submissionStates } from "../command/submission.ts";
import type { SubmissionTag } from "../command/submission.schema.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { rateMoved } from "./rate-moved.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  TetherDepositActors,
  TetherDepositContext,
  TetherDepositEmitted,
  TetherDepositEvent,
  TetherDepositInput,
} from "./tether-deposit.schema.ts";

type UrlInput = TetherDepositActors["readDepositUrl"]["input"];
type StoreInput = TetherDepositActors["storeIntent"]["input"];
type Scope = { context: TetherDepositContext };

const NO_DEPOSIT: TetherDepositContext = {
  amount: 0,
  network: "",
  rate: 0,
  moved: null,
  address: null,
  failure: null,
  ...submission.NO_SUBMISSION,
};

function urlInput({ context }: Scope): UrlInput {
  return { amount: context.amount, network: context.network };
}

function storeInput({ context }: Scope): StoreInput {
  const { amount, network, rate, address } = context;
  if (address === null) throw new Error("a deposit is recorded before its address was found secure");
  return { amount, network, rate, address };
}

const RECORDED = ["dropIntent", "forgetOutcome", "tellRecorded"] as const;
/** The outcomes that any of the three calls may tell. */
const OUTCOMES = [
  { guard: { type: "isFound", params: readOutput }, target: "closed", actions: RECORDED },
  {
    guard: { type: "isRateMoved", params: readOutput },
    target: "confirming",
    actions: [{ type: "keepMoved", params: readOutput }, "dropIntent", "forgetOutcome", "closeWindow", "forgetAddress"],
  },
  { guard: submission.isRefused, target: "refused", actions: [submission.keepAnswer] },
  { guard: submission.isSessionEnded, target: "interrupted" },
] as const;
const SUBMISSION = submissionStates({
  intentInput: submission.intentInput<CommandIntent>,
  storeInput,
  outcomes: OUTCOMES,
  refusals: [{ guard: submission.isDone, target: "closed.paying", actions: [...RECORDED, "showDeposit"] }],
  withdrawnTo: "closed",
});
/** The window does not wait on. */
const LEFT = ["closeWindow", "forgetAddress"] as const;

export const tetherDepositMachine = setup({
  types: {
    context: {} as TetherDepositContext,
    events: {} as TetherDepositEvent,
    input: {} as TetherDepositInput,
    emitted: {} as TetherDepositEmitted,
    tags: {} as SubmissionTag,
  },
  actors: {
    readTether: unprovidedPromise<TetherSetting>("readTether"),
    readDepositUrl: unprovidedPromise<string, UrlInput>("readDepositUrl"),
    storeIntent: unprovidedPromise<CommandIntent, StoreInput>("storeIntent"),
    ...submission.submissionCalls(),
  },
  delays: submission.submissionDelays,
  guards: {
    ...submission.commandGuards,
    isFound: ({ context }, answer: CommandAnswer) => answer.kind === "done" && context.address === null,
    /** What was asked for is known, so that it can be asked for again. */
    isRateMoved: ({ context }, answer: CommandAnswer) => context.amount > 0 && rateMoved(answer) !== null,
    isUnderMaintenance: ({ event }) => isTetherUnderMaintenance(outputOf<TetherSetting>(event)),
    isAmount: ({ event }) => event.type === "deposit.submit" && isTetherAmount(event.amount),
    isSecure: ({ event }) => isSecureAddress(outputOf<string>(event)),
    isLoggedOut: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    ...submission.submissionActions<TetherDepositContext, TetherDepositEvent>(),
    keepAmount: assign(({ event }) =>
      event.type === "deposit.submit" ? { amount: event.amount, network: event.network } : {},
    ),
    keepRate: assign(({ event }) => (event.type === "deposit.confirm" ? { rate: event.rate } : {})),
    keepMoved: assign((_, answer: CommandAnswer) => ({ moved: rateMoved(answer) })),
    keepAddress: assign(({ event }) => ({ address: outputOf<string>(event) })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetAddress: assign({ address: null }),
    forgetDeposit: assign(NO_DEPOSIT),
    tellRecorded: emit({ type: "deposit.recorded" }),
    dropIntent: unprovidedEffect("dropIntent"),
    openForm: unprovidedEffect("openForm"),
    closeForm: unprovidedEffect("closeForm"),
    openConfirm: unprovidedEffect("openConfirm"),
    closeConfirm: unprovidedEffect("closeConfirm"),
    openWindow: unprovidedEffect("openWindow"),
    showDeposit: unprovidedEffect("showDeposit"),
    closeWindow: unprovidedEffect("closeWindow"),
    alertMaintenance: unprovidedEffect("alertMaintenance"),
    alertBlocked: unprovidedEffect("alertBlocked"),
    alertFailure: unprovidedEffect("alertFailure"),
    alertRefusal: unprovidedEffect("alertRefusal"),
  },
}).createMachine({
  id: "tether-deposit",
  context: ({ input }) => ({ ...NO_DEPOSIT, intent: input.intent ?? null }),
  initial: "closed",
  states: {
    closed: {
      initial: "idle",
      on: { "deposit.open": { target: "checking", actions: "forgetDeposit" } },
      states: {
        idle: { always: { guard: "hasIntent", target: "#tether-deposit.reconciling" } },
        maintenance: { on: { "alert.read": "idle" } },
        blocked: { on: { "alert.read": "idle" } },
        failed: { on: { "alert.read": "idle" } },
        paying: { on: { "deposit.close": "idle", "window.closed": "idle" } },
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
            meta: { requirements: ["REQ-5.6", "REQ-8.16"] },
          },
          { target: "editing" },
        ],
        onError: [
          { guard: "isLoggedOut", target: "closed" },
          { target: "closed.failed", actions: ["keepFailure", "alertFailure"] },
        ],
      },
      on: { "deposit.cancel": "closed" },
    },
    editing: {
      entry: "openForm",
      exit: "closeForm",
      on: {
        "deposit.submit": { guard: "isAmount", target: "confirming", actions: "keepAmount" },
        "deposit.cancel": "closed",
      },
    },
    confirming: {
      entry: "openConfirm",
      exit: "closeConfirm",
      on: {
        "deposit.back": "editing",
        "deposit.confirm": { target: "requesting", actions: ["keepRate", "openWindow"] },
        "deposit.cancel": "closed",
      },
    },
    requesting: {
      tags: "busy",
      invoke: {
        id: "readDepositUrl",
        src: "readDepositUrl",
        input: urlInput,
        onDone: [
          {
            guard: "isSecure",
            target: "storing",
            actions: "keepAddress",
            meta: { requirements: ["REQ-5.7", "REQ-R29"] },
          },
          { target: "closed.failed", actions: ["closeWindow", "alertFailure"], meta: { requirements: ["REQ-5.7"] } },
        ],
        onError: [
          { guard: "isLoggedOut", target: "closed", actions: "closeWindow" },
          {
            target: "closed.failed",
            actions: ["keepFailure", "closeWindow", "alertFailure"],
            meta: { requirements: ["REQ-8.18"] },
          },
        ],
      },
      on: {
        "deposit.cancel": { target: "closed", actions: "closeWindow" },
        "window.blocked": { target: "closed.blocked", actions: "alertBlocked" },
        "window.closed": "closed",
      },
    },
    // What is being recorded cannot be taken back, so nothing interrupts it.
    ...SUBMISSION,
    unknown: { ...SUBMISSION.unknown, entry: LEFT },
    interrupted: { ...SUBMISSION.interrupted, entry: LEFT },
    refused: {
      entry: ["dropIntent", "closeWindow", "alertRefusal"],
      exit: "forgetOutcome",
      on: { "alert.read": "closed", "deposit.open": { target: "checking", actions: "forgetDeposit" } },
    },
  },
});
