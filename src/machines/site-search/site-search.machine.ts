// The search of the whole site. Pages and games are found at once; teams, leagues and fixtures are asked for after a
// short rest of the keys, and for an operator everything is. What was found stays while the next answer is on its way, so that nothing flickers.
import { assign, setup } from "xstate";
import { type Found, inGroups, nextChoice, withRecent } from "../../domain/frame/site-search/found.ts";
import { findPlaces } from "../../domain/frame/site-search/places.ts";
import { searchQuery } from "../../domain/frame/search.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  SiteSearchActors,
  SiteSearchContext,
  SiteSearchEvent,
  SiteSearchInput,
  SiteSearchTag,
} from "./site-search.schema.ts";

type Read = SiteSearchActors["findSports"];

/** What is shown, in its order. */
export const resultsOf = ({ places, sports }: Pick<SiteSearchContext, "places" | "sports">): readonly Found[] =>
  inGroups([...places, ...sports]);

const placesFor = ({ isOfStaff }: SiteSearchContext, text: string): readonly Found[] =>
  isOfStaff ? [] : findPlaces(text);

const hasTyped = ({ text }: SiteSearchContext): boolean => searchQuery(text) !== null;

/** What the arrows go through: results, or recent searches while nothing is typed. */
const choicesOf = (context: SiteSearchContext): readonly (Found | string)[] =>
  hasTyped(context) ? resultsOf(context) : context.recent;

function takenBy(context: SiteSearchContext, event: SiteSearchEvent): Found | string | undefined {
  if (event.type !== "choice.take") return undefined;
  return choicesOf(context)[event.at ?? context.choice];
}

export const siteSearchMachine = setup({
  types: {
    context: {} as SiteSearchContext,
    events: {} as SiteSearchEvent,
    input: {} as SiteSearchInput,
    tags: {} as SiteSearchTag,
  },
  actors: { findSports: unprovidedPromise<Read["output"], Read["input"]>("findSports") },
  delays: { typingRest: 60 },
  guards: {
    isText: ({ event }) => event.type === "field.change" && searchQuery(event.value) !== null,
    hasChoices: ({ context }) => choicesOf(context).length > 0,
    isFound: ({ context, event }) => typeof takenBy(context, event) === "object",
    isRecent: ({ context, event }) => typeof takenBy(context, event) === "string",
  },
  actions: {
    keepText: assign(({ context, event }) => {
      if (event.type !== "field.change") return {};
      const text = searchQuery(event.value);
      return {
        text: event.value,
        places: text === null ? [] : placesFor(context, text),
        sports: text === null ? [] : context.sports,
        choice: 0,
        failure: null,
      };
    }),
    takeRecent: assign(({ context, event }) => {
      const taken = takenBy(context, event);
      return typeof taken === "string" ? { text: taken, places: placesFor(context, taken), choice: 0 } : {};
    }),
    keepSports: assign(({ event }) => ({ sports: outputOf<Read["output"]>(event), choice: 0, failure: null })),
    keepFailure: assign(({ event }) => ({ sports: [], choice: 0, failure: failureOf(event) })),
    moveChoice: assign(({ context, event }) =>
      event.type === "choice.move" ? { choice: nextChoice(context.choice, event.by, choicesOf(context).length) } : {},
    ),
    takeFound: assign(({ context, event }) => {
      const taken = takenBy(context, event);
      return typeof taken === "object" ? { opened: taken, recent: withRecent(context.recent, context.text) } : {};
    }),
    dropRecent: assign({ recent: [], choice: 0 }),
    forgetSearch: assign({ text: "", places: [], sports: [], choice: 0, failure: null }),
    openFound: unprovidedEffect("openFound"),
    storeRecent: unprovidedEffect("storeRecent"),
  },
}).createMachine({
  id: "site-search",
  context: ({ input }) => ({ ...input, text: "", places: [], sports: [], choice: 0, opened: null, failure: null }),
  initial: "closed",
  states: {
    closed: { on: { "search.open": "open" } },
    open: {
      tags: "open",
      initial: "empty",
      on: {
        "search.close": { target: "closed", actions: "forgetSearch" },
        "field.change": [
          { guard: "isText", target: ".typing", actions: "keepText" },
          { target: ".empty", actions: "keepText" },
        ],
        "choice.move": { guard: "hasChoices", actions: "moveChoice" },
        "choice.take": {
          guard: "isFound",
          target: "closed",
          actions: ["takeFound", "storeRecent", "openFound", "forgetSearch"],
        },
      },
      states: {
        empty: {
          on: {
            "choice.take": { guard: "isRecent", target: "asking", actions: "takeRecent" },
            "recent.clear": { actions: ["dropRecent", "storeRecent"] },
          },
        },
        typing: { after: { typingRest: "asking" } },
        asking: {
          tags: "busy",
          invoke: {
            id: "findSports",
            src: "findSports",
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: { target: "showing", actions: "keepSports" },
            onError: { target: "failed", actions: "keepFailure" },
          },
        },
        showing: {},
        failed: { on: { "search.retry": "asking" } },
      },
    },
  },
});
