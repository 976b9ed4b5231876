// Which dialogs are open. Four layers: a slip, a dialog over it, a question over that, an alert over all.
// A dialog replaces another; a question left unanswered is answered no; alerts wait in line. One menu is open
// at a time, the drawer among them, and whatever opens over the page closes it.
import { assign, emit, setup } from "xstate";
import { unprovidedEffect } from "../shared/unprovided.ts";
import { isBaseDialog, isSlipDialog } from "./dialog-names.ts";
import type { DialogsContext, DialogsEmitted, DialogsEvent, DialogsTag } from "./dialogs.schema.ts";

export const dialogsMachine = setup({
  types: {
    context: {} as DialogsContext,
    events: {} as DialogsEvent,
    emitted: {} as DialogsEmitted,
    tags: {} as DialogsTag,
  },
  guards: {
    isEntry: ({ event }) => event.type === "dialog.open" && (event.name === "login" || event.name === "join"),
    isBase: ({ event }) => event.type === "dialog.open" && isBaseDialog(event.name),
    isSlip: ({ event }) => event.type === "dialog.open" && isSlipDialog(event.name),
    isOpenBase: ({ context, event }) => event.type === "dialog.close" && event.name === context.base,
    isOpenSlip: ({ context, event }) => event.type === "dialog.close" && event.name === context.slip,
    isConfirm: ({ event }) => event.type === "dialog.close" && event.name === "confirm",
    isUncovered: ({ context }) => context.base === null && context.confirm === null && context.alerts.length === 0,
    isOpenMenu: ({ context, event }) => event.type === "menu.toggle" && event.name === context.menu,
    isLastAlert: ({ context, event }) =>
      context.alerts.length === 1 &&
      (event.type === "alert.close" || (event.type === "dialog.close" && event.name === "alert")),
    isAlert: ({ event }) => event.type === "alert.close" || (event.type === "dialog.close" && event.name === "alert"),
    isNewAlert: ({ context, event }) =>
      event.type === "alert.show" && !context.alerts.some((alert) => alert.message === event.message),
    hasId: ({ event }) => event.type === "alert.show" && event.id !== undefined,
  },
  actions: {
    openBase: assign(({ event }) =>
      event.type === "dialog.open" && isBaseDialog(event.name) ? { base: event.name } : {},
    ),
    closeBase: assign({ base: null }),
    openSlip: assign(({ event }) =>
      event.type === "dialog.open" && isSlipDialog(event.name) ? { slip: event.name } : {},
    ),
    closeSlip: assign({ slip: null }),
    openMenu: assign(({ event }) => (event.type === "menu.toggle" ? { menu: event.name } : {})),
    closeMenu: assign({ menu: null }),
    keepConfirm: assign(({ event }) => {
      if (event.type !== "confirm.ask") return {};
      const { type: _type, ...confirm } = event;
      return { confirm };
    }),
    dropConfirm: assign({ confirm: null }),
    answerYes: emit(({ context }) => ({
      type: "confirm.answered" as const,
      id: context.confirm?.id ?? "",
      answer: true,
    })),
    answerNo: emit(({ context }) => ({
      type: "confirm.answered" as const,
      id: context.confirm?.id ?? "",
      answer: false,
    })),
    addAlert: assign(({ context, event }) => {
      if (event.type !== "alert.show") return {};
      const { type: _type, id, ...alert } = event;
      return { alerts: [...context.alerts, { ...alert, ids: id === undefined ? [] : [id] }] };
    }),
    // Said again while it waits, it is one alert, of all who raised it.
    joinAlert: assign(({ context, event }) => {
      if (event.type !== "alert.show" || event.id === undefined) return {};
      const { message, id } = event;
      return {
        alerts: context.alerts.map((one) => (one.message === message ? { ...one, ids: [...one.ids, id] } : one)),
      };
    }),
    tellRead: emit(({ context }) => ({ type: "alert.read" as const, ids: context.alerts[0]?.ids ?? [] })),
    dropAlert: assign(({ context }) => ({ alerts: context.alerts.slice(1) })),
    clearStoredLogin: unprovidedEffect("clearStoredLogin"),
  },
}).createMachine({
  id: "dialogs",
  context: { menu: null, base: null, slip: null, confirm: null, alerts: [] },
  type: "parallel",
  states: {
    menu: {
      initial: "closed",
      states: {
        closed: { on: { "menu.toggle": { guard: "isUncovered", target: "open", actions: "openMenu" } } },
        open: {
          on: {
            "menu.toggle": [{ guard: "isOpenMenu", target: "closed", actions: "closeMenu" }, { actions: "openMenu" }],
            "menu.close": { target: "closed", actions: "closeMenu" },
            "dialog.open": { target: "closed", actions: "closeMenu" },
            "dialog.closeAll": { target: "closed", actions: "closeMenu" },
            "confirm.ask": { target: "closed", actions: "closeMenu" },
            "alert.show": { target: "closed", actions: "closeMenu" },
          },
        },
      },
    },
    slip: {
      initial: "closed",
      states: {
        closed: {
          on: {
            "dialog.open": {
              guard: "isSlip",
              target: "open",
              actions: "openSlip",
              meta: { requirements: ["REQ-4.23", "REQ-R41"] },
            },
          },
        },
        open: {
          on: {
            "dialog.open": { guard: "isSlip", actions: "openSlip" },
            "dialog.close": { guard: "isOpenSlip", target: "closed", actions: "closeSlip" },
            "dialog.closeAll": { target: "closed", actions: "closeSlip" },
          },
        },
      },
    },
    base: {
      initial: "closed",
      on: {
        "dialog.open": [
          {
            guard: "isEntry",
            target: ".open",
            actions: ["openBase", "clearStoredLogin"],
            meta: { requirements: ["REQ-4.23", "REQ-4.24"] },
          },
          { guard: "isBase", target: ".open", actions: "openBase", meta: { requirements: ["REQ-4.23", "REQ-R27"] } },
        ],
      },
      states: {
        closed: {},
        open: {
          tags: "modal",
          on: {
            "dialog.close": { guard: "isOpenBase", target: "closed", actions: "closeBase" },
            "dialog.closeAll": { target: "closed", actions: "closeBase" },
          },
        },
      },
    },
    confirm: {
      initial: "closed",
      states: {
        closed: {
          on: { "confirm.ask": { target: "open", actions: "keepConfirm", meta: { requirements: ["REQ-4.23"] } } },
        },
        open: {
          tags: "modal",
          on: {
            "confirm.ask": { actions: ["answerNo", "keepConfirm"] },
            "confirm.accept": { target: "closed", actions: ["answerYes", "dropConfirm"] },
            "confirm.cancel": { target: "closed", actions: ["answerNo", "dropConfirm"] },
            "dialog.close": { guard: "isConfirm", target: "closed", actions: ["answerNo", "dropConfirm"] },
            "dialog.closeAll": { target: "closed", actions: ["answerNo", "dropConfirm"] },
          },
        },
      },
    },
    alert: {
      initial: "closed",
      states: {
        closed: { on: { "alert.show": { target: "open", actions: "addAlert", meta: { requirements: ["REQ-4.23"] } } } },
        open: {
          tags: "modal",
          on: {
            "alert.show": [
              { guard: "isNewAlert", actions: "addAlert" },
              { guard: "hasId", actions: "joinAlert" },
            ],
            "alert.close": [
              { guard: "isLastAlert", target: "closed", actions: ["tellRead", "dropAlert"] },
              { actions: ["tellRead", "dropAlert"] },
            ],
            "dialog.close": [
              { guard: "isLastAlert", target: "closed", actions: ["tellRead", "dropAlert"] },
              { guard: "isAlert", actions: ["tellRead", "dropAlert"] },
            ],
          },
        },
      },
    },
  },
});
