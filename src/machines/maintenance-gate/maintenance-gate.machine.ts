// Whether the site is open. The flag is read on every navigation; a read that fails lets the last known
// flag decide. /maintenance looks again by itself, so that it is left when the flag goes off.
import { assign, setup, type EventObject } from "xstate";
import { decideMaintenance, MAINTENANCE_CHECK_MS, type MaintenanceDecision } from "../../domain/session/maintenance.ts";
import { outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  MaintenanceGateActors,
  MaintenanceGateContext,
  MaintenanceGateEvent,
  MaintenanceGateTag,
} from "./maintenance-gate.schema.ts";

type Maintenance = MaintenanceGateActors["readMaintenance"]["output"];

function decisionBy(context: MaintenanceGateContext, flag: boolean): MaintenanceDecision {
  const { path, isLoggedIn } = context.request ?? { path: "/", isLoggedIn: false };
  return decideMaintenance(flag, path, isLoggedIn);
}

const asRead = (context: MaintenanceGateContext, event: EventObject): MaintenanceDecision =>
  decisionBy(context, outputOf<Maintenance>(event).siteNoticeFlg);
const asKnown = (context: MaintenanceGateContext): MaintenanceDecision =>
  decisionBy(context, context.maintenance.siteNoticeFlg);
const isToMaintenance = (decision: MaintenanceDecision): boolean => decision.kind === "redirect" && decision.to !== "/";

export const maintenanceGateMachine = setup({
  types: {
    context: {} as MaintenanceGateContext,
    events: {} as MaintenanceGateEvent,
    tags: {} as MaintenanceGateTag,
  },
  actors: { readMaintenance: unprovidedPromise<Maintenance>("readMaintenance") },
  delays: { maintenanceInterval: MAINTENANCE_CHECK_MS },
  guards: {
    isStopped: ({ context, event }) => asRead(context, event).kind === "stop",
    isBlocked: ({ context, event }) => isToMaintenance(asRead(context, event)),
    isReleased: ({ context, event }) => asRead(context, event).kind === "redirect",
    isStoppedAsKnown: ({ context }) => asKnown(context).kind === "stop",
    isBlockedAsKnown: ({ context }) => isToMaintenance(asKnown(context)),
    isReleasedAsKnown: ({ context }) => asKnown(context).kind === "redirect",
  },
  actions: {
    keepRequest: assign(({ event }) =>
      event.type === "navigation.request"
        ? { request: { path: event.path, isLoggedIn: event.isLoggedIn }, decision: null }
        : {},
    ),
    keepMaintenance: assign(({ event }) => ({ maintenance: outputOf<Maintenance>(event) })),
    decide: assign(({ context }) => ({ decision: asKnown(context) })),
    leaveMaintenance: unprovidedEffect("leaveMaintenance"),
  },
}).createMachine({
  id: "maintenance-gate",
  context: { maintenance: { siteNoticeFlg: false, notice: "", endsAt: null }, request: null, decision: null },
  initial: "idle",
  on: {
    "navigation.request": {
      target: ".reading",
      reenter: true,
      actions: "keepRequest",
      meta: { requirements: ["REQ-4.4"] },
    },
  },
  states: {
    idle: {},
    reading: {
      tags: "busy",
      invoke: {
        id: "readMaintenance",
        src: "readMaintenance",
        onDone: [
          {
            guard: "isStopped",
            target: "stopped",
            actions: ["keepMaintenance", "decide"],
            meta: { requirements: ["REQ-4.3"] },
          },
          {
            guard: "isBlocked",
            target: "blocked",
            actions: ["keepMaintenance", "decide"],
            meta: { requirements: ["REQ-4.1"] },
          },
          {
            guard: "isReleased",
            target: "released",
            actions: ["keepMaintenance", "decide"],
            meta: { requirements: ["REQ-4.2"] },
          },
          { target: "allowed", actions: ["keepMaintenance", "decide"] },
        ],
        onError: [
          { guard: "isStoppedAsKnown", target: "stopped", actions: "decide", meta: { requirements: ["REQ-4.3"] } },
          { guard: "isBlockedAsKnown", target: "blocked", actions: "decide", meta: { requirements: ["REQ-4.1"] } },
          { guard: "isReleasedAsKnown", target: "released", actions: "decide", meta: { requirements: ["REQ-4.2"] } },
          { target: "allowed", actions: "decide" },
        ],
      },
    },
    allowed: { tags: "decided" },
    blocked: { tags: ["decided", "blocked"] },
    released: { tags: "decided" },
    stopped: {
      tags: ["decided", "blocked"],
      initial: "waiting",
      states: {
        waiting: { after: { maintenanceInterval: "asking" } },
        asking: {
          invoke: {
            id: "askAgain",
            src: "readMaintenance",
            onDone: [
              { guard: "isStopped", target: "waiting", actions: "keepMaintenance" },
              {
                target: "#maintenance-gate.released",
                actions: ["keepMaintenance", "decide", "leaveMaintenance"],
              },
            ],
            onError: "waiting",
          },
        },
      },
    },
  },
});
