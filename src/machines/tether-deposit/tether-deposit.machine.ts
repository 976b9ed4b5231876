// A charge by tether. The member pays on another site, so its address must be secure, and the deposit is recorded before
// the window shows it: nobody pays what nobody knows of. The window does not wait for a lost answer: an order that is
// found later is paid from its card.
import { assign, emit, setup } from "xstate";
import { isSecureAddress, isTetherAmount } from "../../domain/wallet/tether.ts";
import type { CommandAnswer, CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import { readOutput, submissionStates } from "../command/submission.ts";
import type { SubmissionTag } from "../command/submission.schema.ts";
import { outputOf } from "../shared/settled.ts";
import * as tether from "./tether-form.ts";
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

const NOTHING_TYPED = { amount: 0, network: "" };
const NO_DEPOSIT = { address: null, ...tether.NOTHING_ASKED };

function urlInput({ context }: Scope): UrlInput {
  return { amount: context.amount, network: context.network };
}

function storeInput({ context }: Scope): StoreInput {
  const { amount, network, rate, address } = context;
  if (address === null) throw new Error("a deposit is recorded before its address was found secure");
  return { amount, network, rate, address };
}

const CLOSED = "#tether-deposit.closed";
/** The window does not wait on. */
const LEFT = ["closeWindow", "forgetAddress"] as const;
const ENDED = ["forgetTyped", "closeWindow"] as const;
const RECORDED = ["dropIntent", "forgetOutcome", "forgetTyped", "tellRecorded"] as const;
const SUBMISSION = submissionStates({
  intentInput: submission.intentInput<CommandIntent>,
  storeInput,
  outcomes: tether.tetherOutcomes(
    { guard: { type: "isFound", params: readOutput }, target: "closed", actions: RECORDED },
    ...LEFT,
  ),
  refusals: [{ guard: submission.isDone, target: "closed.paying", actions: [...RECORDED, "showDeposit"] }],
  withdrawnTo: "closed",
});

export const tetherDepositMachine = setup({
  types: {
    context: {} as TetherDepositContext,
    events: {} as TetherDepositEvent,
    input: {} as TetherDepositInput,
    emitted: {} as TetherDepositEmitted,
    tags: {} as SubmissionTag,
  },
  actors: {
    readTether: tether.readTether,
    readDepositUrl: unprovidedPromise<string, UrlInput>("readDepositUrl"),
    storeIntent: unprovidedPromise<CommandIntent, StoreInput>("storeIntent"),
    ...submission.submissionCalls(),
  },
  delays: submission.submissionDelays,
  guards: {
    ...submission.commandGuards,
    ...tether.tetherGuards,
    isFound: ({ context }, answer: CommandAnswer) => answer.kind === "done" && context.address === null,
    isAmount: ({ context }) => isTetherAmount(context.amount),
    isSecure: ({ event }) => isSecureAddress(outputOf<string>(event)),
  },
  actions: {
    ...tether.tetherActions<TetherDepositContext, TetherDepositEvent>(),
    keepTyped: assign(({ event }) =>
      event.type === "tether.type" ? { amount: event.amount, network: event.network } : {},
    ),
    forgetTyped: assign(NOTHING_TYPED),
    keepAddress: assign(({ event }) => ({ address: outputOf<string>(event) })),
    forgetAddress: assign({ address: null }),
    forgetDeposit: assign(NO_DEPOSIT),
    tellRecorded: emit({ type: "deposit.recorded" }),
    openWindow: unprovidedEffect("openWindow"),
    showDeposit: unprovidedEffect("showDeposit"),
    closeWindow: unprovidedEffect("closeWindow"),
    alertBlocked: unprovidedEffect("alertBlocked"),
  },
}).createMachine({
  id: "tether-deposit",
  context: ({ input }) => ({ ...NOTHING_TYPED, ...NO_DEPOSIT, intent: input.intent ?? null }),
  initial: "closed",
  // Also while it is being recorded: its answer opens no form again.
  on: { "session.ended": { actions: ENDED } },
  states: {
    closed: {
      initial: "idle",
      on: { "tether.open": { target: "open", actions: "forgetDeposit" } },
      states: {
        idle: { always: { guard: "hasIntent", target: "#tether-deposit.reconciling" } },
        maintenance: { on: { "alert.read": "idle" }, meta: { requirements: ["REQ-5.6", "REQ-8.16"] } },
        blocked: { on: { "alert.read": "idle" } },
        failed: { on: { "alert.read": "idle" } },
        paying: { on: { "tether.close": "idle", "window.closed": "idle" } },
      },
    },
    open: tether.openStates({
      closed: CLOSED,
      ended: ENDED,
      submit: { guard: "isAmount", target: "confirming" },
      confirm: { target: "requesting", actions: ["keepRate", "openWindow"] },
      more: {
        requesting: {
          tags: "busy",
          invoke: {
            id: "readDepositUrl",
            src: "readDepositUrl",
            input: urlInput,
            onDone: [
              {
                guard: "isSecure",
                target: "#tether-deposit.storing",
                actions: "keepAddress",
                meta: { requirements: ["REQ-5.7", "REQ-R29"] },
              },
              {
                target: `${CLOSED}.failed`,
                actions: ["closeWindow", "alertFailure"],
                meta: { requirements: ["REQ-5.7"] },
              },
            ],
            onError: [
              { guard: "isLoggedOut", target: CLOSED, actions: "closeWindow" },
              {
                target: `${CLOSED}.failed`,
                actions: ["keepFailure", "closeWindow", "alertFailure"],
                meta: { requirements: ["REQ-8.18"] },
              },
            ],
          },
          on: {
            "tether.cancel": { target: CLOSED, actions: "closeWindow" },
            "window.blocked": { target: `${CLOSED}.blocked`, actions: "alertBlocked" },
            "window.closed": CLOSED,
          },
        },
      },
    }),
    // What is being recorded cannot be taken back, so nothing interrupts it.
    ...SUBMISSION,
    unknown: { ...SUBMISSION.unknown, entry: LEFT },
    interrupted: { ...SUBMISSION.interrupted, entry: LEFT },
    refused: {
      entry: ["dropIntent", "closeWindow", "alertRefusal"],
      exit: "forgetOutcome",
      on: { "alert.read": "closed", "tether.open": { target: "open", actions: "forgetDeposit" } },
    },
  },
});
