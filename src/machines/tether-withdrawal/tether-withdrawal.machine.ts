// An exchange by tether. Money leaves, so it must be asked for once or not at all: what had no answer is unknown, never
// failed, and is looked up by the key that was stored before it was sent.
import { assign, setup } from "xstate";
import { isTetherAmount, isWalletAddress } from "../../domain/wallet/tether.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import { submissionStates } from "../command/submission.ts";
import type { SubmissionTag } from "../command/submission.schema.ts";
import * as tether from "../tether-deposit/tether-form.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  StoreTetherWithdrawal,
  TetherWithdrawalContext,
  TetherWithdrawalEvent,
  TetherWithdrawalInput,
} from "./tether-withdrawal.schema.ts";

const NOTHING_TYPED = { amount: 0, network: "", address: "" };
const NO_REQUEST = { password: "", ...tether.NOTHING_ASKED };

function storeInput({ context }: { context: TetherWithdrawalContext }): StoreTetherWithdrawal {
  const { amount, network, address, password, rate } = context;
  return { amount, network, address, password, rate };
}

export const tetherWithdrawalMachine = setup({
  types: {
    context: {} as TetherWithdrawalContext,
    events: {} as TetherWithdrawalEvent,
    input: {} as TetherWithdrawalInput,
    tags: {} as SubmissionTag,
  },
  actors: {
    readTether: tether.readTether,
    storeIntent: unprovidedPromise<CommandIntent, StoreTetherWithdrawal>("storeIntent"),
    ...submission.submissionCalls(),
  },
  delays: submission.submissionDelays,
  guards: {
    ...submission.commandGuards,
    ...tether.tetherGuards,
    isComplete: ({ context }) => isTetherAmount(context.amount) && isWalletAddress(context.address),
  },
  actions: {
    ...tether.tetherActions<TetherWithdrawalContext, TetherWithdrawalEvent>(),
    keepTyped: assign(({ event }) =>
      event.type === "tether.type"
        ? { amount: event.amount, network: event.network, address: event.address.trim() }
        : {},
    ),
    forgetTyped: assign(NOTHING_TYPED),
    keepPassword: assign(({ event }) => (event.type === "tether.submit" ? { password: event.password } : {})),
    forgetPassword: assign({ password: "" }),
    forgetRequest: assign(NO_REQUEST),
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
      on: { "tether.open": { target: "open", actions: "forgetRequest" } },
      states: {
        idle: { always: { guard: "hasIntent", target: "#tether-withdrawal.reconciling" } },
        maintenance: { on: { "alert.read": "idle" }, meta: { requirements: ["REQ-5.6", "REQ-8.17"] } },
        failed: { on: { "alert.read": "idle" } },
        requested: { on: { "tether.close": "idle" }, meta: { requirements: ["REQ-R28"] } },
      },
    },
    open: tether.openStates({
      closed: "#tether-withdrawal.closed",
      ended: ["forgetTyped"],
      submit: { guard: "isComplete", target: "confirming", actions: "keepPassword" },
      confirm: { target: "#tether-withdrawal.storing", actions: "keepRate" },
      more: {},
    }),
    ...submissionStates({
      intentInput: submission.intentInput<CommandIntent>,
      storeInput,
      outcomes: tether.tetherOutcomes({
        guard: submission.isDone,
        target: "closed.requested",
        actions: ["dropIntent", "forgetOutcome", "forgetTyped"],
      }),
      withdrawnTo: "closed",
    }),
    refused: {
      entry: ["dropIntent", "alertRefusal"],
      exit: "forgetOutcome",
      on: { "alert.read": "closed", "tether.open": { target: "open", actions: "forgetRequest" } },
    },
  },
});
