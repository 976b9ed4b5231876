// Machines without a fault, with what stops a library that wants a model: types, payloads, input, actors in the chart,
// history, regions, timers, a context without end, a file that starts what it makes.
import { assign, createActor, createMachine, fromCallback, fromPromise, setup } from "xstate";
// @ts-expect-error: it is not installed.
import { missing } from "a-package-that-nobody-installed";

interface Row {
  id: string;
  title: string;
}
type Sort = "new" | "old";

export const rows = setup({
  types: {} as {
    context: { rows: Row[]; sort: Sort; seen: number };
    events:
      | { type: "row.add"; row: Row }
      | { type: "row.delete"; id: string }
      | { type: "sort"; by: Sort }
      | { type: "look" };
    input: { limit: number };
  },
}).createMachine({
  id: "rows",
  context: ({ input }) => ({ rows: [], sort: "new", seen: input.limit * 0 }),
  on: {
    "row.add": {
      guard: ({ event }) => event.row.title.trim().length > 0,
      actions: assign({ rows: ({ context, event }) => [...context.rows, event.row] }),
    },
    "row.delete": {
      actions: assign({ rows: ({ context, event }) => context.rows.filter(({ id }) => id !== event.id) }),
    },
    sort: [
      { guard: ({ event }) => event.by === "old", actions: assign({ sort: "old" }) },
      { actions: assign({ sort: "new" }) },
    ],
    look: { actions: assign({ seen: ({ context }) => context.seen + 1 }) },
  },
});

// Not exported; its actors stand in the chart.
const visit = createMachine({
  id: "visit",
  type: "parallel",
  states: {
    page: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: fromPromise(async () => ({ kind: "open" as "open" | "shut" })),
            onDone: [{ guard: ({ event }) => event.output.kind === "open", target: "open" }, { target: "shut" }],
            onError: "shut",
          },
        },
        open: {
          initial: "top",
          states: { top: { on: { DOWN: "bottom" } }, bottom: { on: { UP: "top" } }, last: { type: "history" } },
          on: { HELP: "help" },
        },
        help: { on: { BACK: "open.last" } },
        shut: { after: { 2_000: "loading" } },
      },
    },
    clock: {
      invoke: { src: fromCallback(({ sendBack }) => void setInterval(() => sendBack({ type: "TICK" }), 10)) },
      on: { TICK: { actions: [() => missing(), assign({})] } },
    },
  },
});
createActor(visit).start();

type Way = "in" | "out";
export const door = createMachine({
  id: "door",
  types: {} as { events: { type: "go"; way: Way; code?: number } },
  initial: "out",
  states: {
    out: { on: { go: { guard: ({ event }) => event.way === "in" && event.code === 4711, target: "in" } } },
    in: { on: { go: { guard: ({ event }) => event.way === "out", target: "out" } } },
  },
});
