// An operator claims rows of a queue and decides about them by a form. A lease ends after some minutes: a form that is
// open then waits until the rows are claimed again.
import { assign, setup } from "xstate";
import { isLost, isOwn, problemsOf } from "../../domain/wallet/leases.ts";
import type { LeasedQueueContext, LeasedQueueEvent, LeasedQueueTag } from "./leased-queue.schema.ts";

export const leasedQueueMachine = setup({
  types: {
    context: {} as LeasedQueueContext,
    events: {} as LeasedQueueEvent,
    tags: {} as LeasedQueueTag,
  },
  guards: {
    isMine: ({ event }) => event.type === "work.open" && event.rows.length > 0 && event.rows.every(isOwn),
    isHeld: ({ context, event }) => event.type === "leases.read" && !isLost(context.work?.rows ?? [], event.rows),
    isLost: ({ context, event }) => event.type === "leases.read" && isLost(context.work?.rows ?? [], event.rows),
    hasProblem: ({ event }) =>
      event.type === "report.told" && event.report.items.some(({ problem }) => problem !== null),
  },
  actions: {
    keepWork: assign(({ event }) =>
      event.type === "work.open" ? { work: { action: event.action, rows: event.rows } } : {},
    ),
    dropWork: assign({ work: null }),
    keepListed: assign(({ event }) => (event.type === "leases.read" ? { listed: event.rows } : {})),
    keepReport: assign(({ context, event }) => {
      if (event.type !== "report.told") return {};
      const { items } = event.report;
      const rows = [...(context.work?.rows ?? []), ...context.listed];
      return { done: items.filter(({ problem }) => problem === null).length, problems: problemsOf(items, rows) };
    }),
  },
}).createMachine({
  id: "leased-queue",
  context: { work: null, listed: [], done: null, problems: [] },
  initial: "browsing",
  on: {
    "work.open": { guard: "isMine", target: ".deciding", actions: "keepWork" },
    "leases.read": { actions: "keepListed" },
  },
  states: {
    browsing: {
      on: { "report.told": { actions: "keepReport" } },
    },
    deciding: {
      tags: "working",
      on: {
        "leases.read": { guard: "isLost", target: "lost", actions: "keepListed" },
        "report.told": { target: "browsing", actions: ["keepReport", "dropWork"] },
        "work.close": { target: "browsing", actions: "dropWork" },
      },
    },
    lost: {
      tags: "working",
      on: {
        "leases.read": { guard: "isHeld", target: "deciding", actions: "keepListed" },
        // The rows are claimed again; the list that is read next says so.
        "report.told": [
          { guard: "hasProblem", target: "browsing", actions: ["keepReport", "dropWork"] },
          { actions: "keepReport" },
        ],
        "work.close": { target: "browsing", actions: "dropWork" },
      },
    },
  },
});
