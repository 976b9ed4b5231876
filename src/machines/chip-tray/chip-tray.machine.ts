// The chips of one game or table: what lies on its picks before it is bet. It exists so that every press can be taken
// back, that nothing is laid which limits and money do not allow, and that the last bet is one press away.
import { assign, setup } from "xstate";
import {
  CHIP_TEXT,
  CHIPS,
  doubled,
  isSameLaid,
  type Laid,
  laidBlock,
  NO_TERMS,
  withChip,
} from "../../domain/games/chips.ts";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type {
  ChipTrayContext,
  ChipTrayEmitted,
  ChipTrayEvent,
  ChipTrayInput,
  ChipTrayTag,
} from "./chip-tray.schema.ts";

/** Changes that may be taken back. */
const KEPT = 50;

type Heard = { context: ChipTrayContext; event: ChipTrayEvent };

/** What would lie there after the press. */
function laidAfter({ context: { laid, past, last }, event }: Heard): Laid {
  switch (event.type) {
    case "chip.lay":
      return withChip(laid, { pick: event.pick, amount: event.amount });
    case "chips.undo":
      return past.at(-1) ?? laid;
    case "chips.double":
      return doubled(laid);
    case "chips.repeat":
      return last;
    case "chips.told":
      return event.laid;
    default:
      return laid;
  }
}

/** Why the press does nothing, in Korean; null where it does something. */
export function pressBlock(context: ChipTrayContext, event: ChipTrayEvent): string | null {
  const { terms, laid, past, last } = context;
  if (terms.closed !== null) return terms.closed;
  if (event.type === "chips.undo") return past.length > 0 ? null : CHIP_TEXT.noPast;
  if (event.type === "chips.double" && laid.length === 0) return CHIP_TEXT.nothing;
  if (event.type === "chips.repeat" && last.length === 0) return CHIP_TEXT.noLast;
  return laidBlock(laidAfter({ context, event }), terms);
}

const base = setup({
  types: {
    context: {} as ChipTrayContext,
    events: {} as ChipTrayEvent,
    input: {} as ChipTrayInput,
    emitted: {} as ChipTrayEmitted,
    tags: {} as ChipTrayTag,
  },
  guards: {
    isChip: ({ event }) => event.type === "chip.choose" && CHIPS.some((chip) => chip === event.chip),
    isTaken: ({ context, event }) => pressBlock(context, event) === null,
    isNew: ({ context, event }) => event.type === "chips.told" && !isSameLaid(event.laid, context.laid),
    isOpen: ({ context }) => context.terms.closed === null,
    isClosed: ({ context }) => context.terms.closed !== null,
    hasLaid: ({ context }) => context.laid.length > 0,
    hasNothing: ({ context }) => context.laid.length === 0,
  },
  actions: {
    keepChip: assign(({ event }) => (event.type === "chip.choose" ? { chip: event.chip } : {})),
    changeLaid: assign(({ context, event }) => ({
      laid: laidAfter({ context, event }),
      past: [...context.past, context.laid].slice(-context.kept),
    })),
    takeBack: assign(({ context, event }) => ({
      laid: laidAfter({ context, event }),
      past: context.past.slice(0, -1),
    })),
    clearLaid: assign(({ event }) => ({
      laid: [],
      past: [],
      ...(event.type === "chips.placed" && { last: event.laid }),
    })),
    keepTerms: assign(({ event }) => (event.type === "terms.told" ? { terms: event.terms } : {})),
    keepLast: unprovidedEffect("keepLast"),
  },
});

export const chipTrayMachine = base
  .extend({
    actions: {
      tellLaid: base.enqueueActions(({ context, enqueue }) => {
        enqueue.emit({ type: "chips.laid", laid: context.laid });
      }),
    },
  })
  .createMachine({
    id: "chip-tray",
    context: ({ input }) => ({
      chip: CHIPS[0],
      laid: [],
      past: [],
      last: input.last,
      kept: input.kept ?? KEPT,
      terms: NO_TERMS,
    }),
    initial: "closed",
    on: {
      "chip.choose": { guard: "isChip", actions: "keepChip" },
      "chips.told": { guard: "isNew", actions: "changeLaid" },
      "chips.placed": { actions: ["clearLaid", "keepLast"] },
      "terms.told": { actions: "keepTerms" },
    },
    states: {
      closed: { always: { guard: "isOpen", target: "open" } },
      open: {
        tags: "takesChips",
        initial: "empty",
        always: { guard: "isClosed", target: "closed" },
        on: {
          "chip.lay": { guard: "isTaken", actions: ["changeLaid", "tellLaid"] },
          "chips.undo": { guard: "isTaken", actions: ["takeBack", "tellLaid"] },
          "chips.repeat": { guard: "isTaken", actions: ["changeLaid", "tellLaid"] },
        },
        states: {
          empty: { always: { guard: "hasLaid", target: "laid" } },
          laid: {
            always: { guard: "hasNothing", target: "empty" },
            on: { "chips.double": { guard: "isTaken", actions: ["changeLaid", "tellLaid"] } },
          },
        },
      },
    },
  });
