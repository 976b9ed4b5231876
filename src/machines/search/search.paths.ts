import { definePathModel } from "../../../paths/lib/model.ts";
import { searchMachine } from "./search.machine.ts";
import { searchProperties } from "./search.properties.paths.ts";
import { searchWords } from "./search.words.ts";

export const searchPaths = definePathModel({
  machine: searchMachine,
  words: searchWords,
  events: {
    "field.change": { "a team": { value: " 전북 " }, "spaces alone": { value: "  " }, nothing: { value: "" } },
    "key.press": {
      enter: { keyCode: 13, isComposing: false },
      "enter that ends a syllable": { keyCode: 13, isComposing: true },
      "another key": { keyCode: 65, isComposing: false },
    },
    "search.submit": { plain: {} },
    "search.clear": { plain: {} },
    "query.changed": { "to a team": { query: "서울" }, "to spaces": { query: " " }, "to none": { query: null } },
  },
  comesTo: {
    start: "empty",
    "field.change/a team": "typing",
    "field.change": "empty",
    "key.press": "searched",
    "search.submit": "searched",
    "search.clear": "empty",
    "query.changed/to a team": "searched",
    "query.changed": "empty",
  },
  states: {
    empty: {
      sees: "검색창이 비어 있다",
      cannot: ["key.press", "search.submit"],
      holds: ({ context }) => context.text.trim() === "",
      can: ["field.change", "search.clear", "query.changed"],
    },
    typing: {
      sees: "검색어를 쓰는 중이고 목록은 그대로다",
      can: ["key.press", "search.submit", "search.clear", "field.change", "query.changed"],
      holds: ({ context }) => context.text.trim() !== "",
      cannot: ["key.press/enter that ends a syllable", "key.press/another key"],
    },
    searched: {
      sees: "목록이 검색어로 걸러져 있다",
      can: ["search.clear", "field.change", "query.changed"],
      cannot: ["key.press", "search.submit"],
      holds: ({ context }) => context.query !== null && context.query === context.text.trim(),
    },
  },
  properties: searchProperties,
  invariants: {
    "a query comes by Enter, the button or the address, and changes by nothing else but clearing": ({
      before,
      event,
      after,
    }) =>
      before === null ||
      before.context.query === after.context.query ||
      ["key.press", "search.submit", "query.changed", "search.clear"].includes(event.type),
    "clearing leaves nothing": ({ event, after: { context } }) =>
      event.type !== "search.clear" || (context.text === "" && context.query === null),
    "an Enter that ends a syllable searches nothing": ({ event, effects }) =>
      !("isComposing" in event) || event.isComposing !== true || effects.length === 0,
  },
  expectEffects: ({ before, event }) => {
    if (event.type === "key.press" || event.type === "search.submit") return ["updateQuery"];
    return event.type === "search.clear" && before?.context.query !== null ? ["updateQuery"] : [];
  },
});
