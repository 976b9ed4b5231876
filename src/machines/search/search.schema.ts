// Effects. updateQuery: put context.query into the page's address, or take it out when it is null.

/** `isComposing`: the key only ends a syllable that is being typed. */
export type SearchEvent =
  /** The member types. */
  | { type: "field.change"; value: string }
  /** A key in the field; 13 searches when there is text. */
  | { type: "key.press"; keyCode: number; isComposing: boolean }
  /** The button of the search. */
  | { type: "search.submit" }
  /** The member empties the field. */
  | { type: "search.clear" }
  /** The page's address has another query, by a link or by going back. */
  | { type: "query.changed"; query: string | null };

export interface SearchContext {
  text: string;
  /** What the lists are searched by; null: not at all. */
  query: string | null;
}
