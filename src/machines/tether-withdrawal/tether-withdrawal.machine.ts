// An exchange by tether. Money leaves, so it must be asked for once or not at all: what had no answer is
// unknown, never failed, and is sent again under the same key.
import { assign, setup } from "xstate";
import { endsSession, isRefusal } from "../../domain/session/server-code.ts";
import {
  isTetherAmount,
  isTetherUnderMaintenance,
  isWalletAddress,
  type TetherSetting,
} from "../../domain/wallet/tether.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  TetherWithdrawalContext,
  TetherWithdrawalEvent,
  TetherWithdrawalRequest,
  TetherWithdrawalTag,
} from "./tether-withdrawal.schema.ts";

const NO_REQUEST: TetherWithdrawalContext = {
  amount: 0,
  network: "",
  address: "",
  password: "",
  key: "",
  failure: null,
};

function requestInput({ context }: { context: TetherWithdrawalContext }): TetherWithdrawalRequest {
  const { amount, network, address, password, key } = context;
  return { amount, network, address, password, key };
}

export const tetherWithdrawalMachine = setup({
  types: {
    context: {} as TetherWithdrawalContext,
    events: {} as TetherWithdrawalEvent,
    tags: {} as TetherWithdrawalTag,
  },
  actors: {
    readTether: unprovidedPromise<TetherSetting>("readTether"),
    requestWithdrawal: unprovidedPromise<void, TetherWithdrawalRequest>("requestWithdrawal"),
  },
  guards: {
    isUnderMaintenance: ({ event }) => isTetherUnderMaintenance(outputOf<TetherSetting>(event)),
    isComplete: ({ event }) =>
      event.type === "withdrawal.submit" && isTetherAmount(event.amount) && isWalletAddress(event.address),
    isSessionEnded: ({ event }) => endsSession(failureOf(event).status),
    isRefused: ({ event }) => isRefusal(failureOf(event).status),
  },
  actions: {
    keepRequest: assign(({ event }) =>
      event.type === "withdrawal.submit"
        ? { amount: event.amount, network: event.network, address: event.address.trim(), password: event.password }
        : {},
    ),
    keepKey: assign(({ event }) => (event.type === "withdrawal.confirm" ? { key: event.key } : {})),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetRequest: assign(NO_REQUEST),
    openForm: unprovidedEffect("openForm"),
    closeForm: unprovidedEffect("closeForm"),
    openConfirm: unprovidedEffect("openConfirm"),
    closeConfirm: unprovidedEffect("closeConfirm"),
    alertMaintenance: unprovidedEffect("alertMaintenance"),
    alertFailure: unprovidedEffect("alertFailure"),
  },
}).createMachine({
  id: "tether-withdrawal",
  context: NO_REQUEST,
  initial: "closed",
  states: {
    closed: {
      initial: "idle",
      on: { "withdrawal.open": { target: "checking", actions: "forgetRequest" } },
      states: {
        idle: {},
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
          { guard: "isSessionEnded", target: "closed", actions: "keepFailure" },
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
        "withdrawal.confirm": { target: "sending", actions: "keepKey" },
        "withdrawal.cancel": "closed",
      },
    },
    sending: {
      tags: "busy",
      invoke: {
        id: "requestWithdrawal",
        src: "requestWithdrawal",
        input: requestInput,
        onDone: "closed.requested",
        onError: [
          { guard: "isSessionEnded", target: "closed", actions: "keepFailure" },
          { guard: "isRefused", target: "closed.failed", actions: ["keepFailure", "alertFailure"] },
          { target: "unknown", actions: "keepFailure" },
        ],
      },
    },
    unknown: {
      tags: "uncertain",
      on: { "withdrawal.resend": "sending", "withdrawal.close": "closed" },
    },
  },
});
