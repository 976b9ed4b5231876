// How well names match what a member types: a smaller rank is a better match.
import { type Forms, formsOf, isInitials } from "./forms.ts";
import { jamoByKeys } from "./hangul.ts";
import { isWithinOneEdit } from "./one-edit.ts";

const RANK = {
  whole: 0,
  beginning: 1,
  word: 2,
  inside: 3,
  initials: 4,
  initialsInside: 5,
  /** Every word of the query matches some name. */
  words: 6,
  typo: 7,
  /** Typed in Latin letters by Korean keys: "xhxmsja". */
  otherKeys: 8,
} as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** Shorter queries match too much when a letter may be wrong. */
const TYPO_MIN_JAMO = 5;

function rankOfName(query: Forms, name: Forms): Rank | null {
  if (isInitials(query.plain)) {
    if (name.initials.startsWith(query.plain)) return RANK.initials;
    return name.initials.includes(query.plain) ? RANK.initialsInside : null;
  }
  if (name.plain === query.plain) return RANK.whole;
  // By jamo a syllable that is still being typed matches as well.
  if (name.jamo.startsWith(query.jamo)) return RANK.beginning;
  if (name.text.includes(` ${query.text}`)) return RANK.word;
  return name.plain.includes(query.plain) ? RANK.inside : null;
}

function best(ranks: readonly (Rank | null)[]): Rank | null {
  return ranks.reduce((least, rank) => (rank !== null && (least === null || rank < least) ? rank : least), null);
}

const bestOf = (query: Forms, names: readonly Forms[]): Rank | null =>
  best(names.map((name) => rankOfName(query, name)));

function hasTypo(query: Forms, names: readonly Forms[]): boolean {
  return query.jamo.length >= TYPO_MIN_JAMO && names.some((name) => isWithinOneEdit(query.jamo, name.jamo));
}

/** What a text is searched by. */
export interface Query {
  whole: Forms;
  /** More than one word: each of them. */
  words: readonly Forms[];
  /** The jamo that the same keys write in Korean; null where it is not of Latin letters. */
  korean: string | null;
}

export function queryOf(text: string): Query | null {
  const whole = formsOf(text);
  if (whole.plain === "") return null;
  const words = whole.text.split(" ");
  return {
    whole,
    words: words.length > 1 ? words.map(formsOf) : [],
    korean: /^[a-z]+$/.test(whole.plain) ? jamoByKeys(text.trim()) : null,
  };
}

/** The rank of what has these names, the best of them; null: it does not match. */
export function rankOf({ whole, words, korean }: Query, names: readonly Forms[]): Rank | null {
  const exact = bestOf(whole, names);
  if (exact !== null) return exact;
  if (words.length > 0 && words.every((word) => bestOf(word, names) !== null)) return RANK.words;
  if (hasTypo(whole, names)) return RANK.typo;
  const isOtherKeys =
    korean !== null && names.some(({ jamo, initials }) => jamo.startsWith(korean) || initials === korean);
  return isOtherKeys ? RANK.otherKeys : null;
}
