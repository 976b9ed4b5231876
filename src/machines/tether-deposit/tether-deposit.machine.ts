// A charge by tether. The member pays on another site, so its address must be secure, and the deposit is
// recorded before the window shows it: nobody pays what nobody knows of.
import { assign, setup } from "xstate";
import { endsSession } from "../../domain/session/server-code.ts";
import {
  isSecureAddress,
  isTetherAmount,
  isTetherUnderMaintenance,
  type TetherSetting,
} from "../../domain/wallet/tether.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  TetherDepositActors,
  TetherDepositContext,
  TetherDepositEvent,
  TetherDepositTag,
} from "./tether-deposit.schema.ts";

type UrlInput = TetherDepositActors["readDepositUrl"]["input"];
type RecordInput = TetherDepositActors["recordDeposit"]["input"];
type Scope = { context: TetherDepositContext };

const NO_DEPOSIT: TetherDepositContext = { amount: 0, network: "", address: null, failure: null };

function urlInput({ context }: Scope): UrlInput {
  return { amount: context.amount, network: context.network };
}

function recordInput({ context }: Scope): RecordInput {
  if (context.address === null) throw new Error("a deposit is recorded before its address was found secure");
  return { amount: context.amount, network: context.network, address: context.address };
}

export const tetherDepositMachine = setup({
  types: {
    context: {} as TetherDepositContext,
    events: {} as TetherDepositEvent,
    tags: {} as TetherDepositTag,
  },
  actors: {
    readTether: unprovidedPromise<TetherSetting>("readTether"),
    readDepositUrl: unprovidedPromise<string, UrlInput>("readDepositUrl"),
    recordDeposit: unprovidedPromise<void, RecordInput>("recordDeposit"),
  },
  guards: {
    isUnderMaintenance: ({ event }) => isTetherUnderMaintenance(outputOf<TetherSetting>(event)),
    isAmount: ({ event }) => event.type === "deposit.submit" && isTetherAmount(event.amount),
    isSecure: ({ event }) => isSecureAddress(outputOf<string>(event)),
    isSessionEnded: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    keepAmount: assign(({ event }) =>
      event.type === "deposit.submit" ? { amount: event.amount, network: event.network } : {},
    ),
    keepAddress: assign(({ event }) => ({ address: outputOf<string>(event) })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetDeposit: assign(NO_DEPOSIT),
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
  },
}).createMachine({
  id: "tether-deposit",
  context: NO_DEPOSIT,
  initial: "closed",
  states: {
    closed: {
      initial: "idle",
      on: { "deposit.open": { target: "checking", actions: "forgetDeposit" } },
      states: {
        idle: {},
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
          { guard: "isUnderMaintenance", target: "closed.maintenance", actions: "alertMaintenance" },
          { target: "editing" },
        ],
        onError: [
          { guard: "isSessionEnded", target: "closed", actions: "keepFailure" },
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
        "deposit.confirm": { target: "requesting", actions: "openWindow" },
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
          { guard: "isSecure", target: "recording", actions: "keepAddress" },
          { target: "closed.failed", actions: ["closeWindow", "alertFailure"] },
        ],
        onError: [
          { guard: "isSessionEnded", target: "closed", actions: ["keepFailure", "closeWindow"] },
          { target: "closed.failed", actions: ["keepFailure", "closeWindow", "alertFailure"] },
        ],
      },
      on: {
        "deposit.cancel": { target: "closed", actions: "closeWindow" },
        "window.blocked": { target: "closed.blocked", actions: "alertBlocked" },
        "window.closed": "closed",
      },
    },
    // What is being recorded cannot be taken back, so nothing interrupts it.
    recording: {
      tags: "busy",
      invoke: {
        id: "recordDeposit",
        src: "recordDeposit",
        input: recordInput,
        onDone: { target: "closed.paying", actions: "showDeposit" },
        onError: [
          { guard: "isSessionEnded", target: "closed", actions: ["keepFailure", "closeWindow"] },
          { target: "closed.failed", actions: ["keepFailure", "closeWindow", "alertFailure"] },
        ],
      },
    },
  },
});
