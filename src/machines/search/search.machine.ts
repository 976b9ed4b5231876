// The search box. It searches on Enter or by its button, with text in it, and at no other moment; the Enter that ends
// a Korean syllable is a part of typing.
import { assign, setup } from "xstate";
import { searchQuery } from "../../domain/frame/search.ts";
import { ENTER_KEY_CODE } from "../login-form/login-rules.ts";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type { SearchContext, SearchEvent } from "./search.schema.ts";

const NO_SEARCH: SearchContext = { text: "", query: null };

export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  guards: {
    hasText: ({ event }) => event.type === "field.change" && searchQuery(event.value) !== null,
    isEnter: ({ event }) => event.type === "key.press" && event.keyCode === ENTER_KEY_CODE && !event.isComposing,
    hasQuery: ({ context }) => context.query !== null,
    isQuery: ({ event }) => event.type === "query.changed" && searchQuery(event.query ?? "") !== null,
  },
  actions: {
    keepText: assign(({ event }) => (event.type === "field.change" ? { text: event.value } : {})),
    takeQuery: assign(({ context }) => ({ query: searchQuery(context.text) })),
    adoptQuery: assign(({ event }) => {
      if (event.type !== "query.changed") return {};
      const query = searchQuery(event.query ?? "");
      return { text: query ?? "", query };
    }),
    forgetSearch: assign(NO_SEARCH),
    updateQuery: unprovidedEffect("updateQuery"),
  },
}).createMachine({
  id: "search",
  context: NO_SEARCH,
  initial: "empty",
  on: {
    "field.change": [
      { guard: "hasText", target: ".typing", actions: "keepText" },
      { target: ".empty", actions: "keepText" },
    ],
    "query.changed": [
      { guard: "isQuery", target: ".searched", actions: "adoptQuery" },
      { target: ".empty", actions: "adoptQuery" },
    ],
    "search.clear": [
      { guard: "hasQuery", target: ".empty", actions: ["forgetSearch", "updateQuery"] },
      { target: ".empty", actions: "forgetSearch" },
    ],
  },
  states: {
    empty: {},
    typing: {
      on: {
        "key.press": {
          guard: "isEnter",
          target: "searched",
          actions: ["takeQuery", "updateQuery"],
          meta: { requirements: ["REQ-2.47", "REQ-5.10"] },
        },
        "search.submit": { target: "searched", actions: ["takeQuery", "updateQuery"] },
      },
    },
    searched: {},
  },
});
