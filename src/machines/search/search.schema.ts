import { defineSchema } from "../shared/schema.ts";

/** `isComposing`: the key only ends a syllable that is being typed. */
export type SearchEvent =
  | { type: "field.change"; value: string }
  | { type: "key.press"; keyCode: number; isComposing: boolean }
  | { type: "search.clear" }
  | { type: "query.changed"; query: string | null };

export interface SearchContext {
  text: string;
  /** What the lists are searched by; null: not at all. */
  query: string | null;
}

export const searchSchema = defineSchema<SearchEvent>()({
  id: "search",
  states: ["empty", "typing", "searched"],
  events: {
    "field.change": "the member types",
    "key.press": "a key in the field; 13 searches when there is text",
    "search.clear": "the member empties the field",
    "query.changed": "the page's address has another query, by a link or by going back",
  },
  guards: ["hasText", "isEnter", "hasQuery", "isQuery"],
  actions: ["keepText", "takeQuery", "adoptQuery", "forgetSearch", "updateQuery"],
  /** updateQuery: put context.query into the page's address, or take it out when it is null. */
  effects: ["updateQuery"],
  actors: [],
  delays: [],
  tags: [],
});
