// What the search of the site shows, and in which order.

/** Members, bets, requests and sections are found by operators alone. */
const FOUND_KINDS = ["member", "bet", "request", "team", "fixture", "league", "game", "page", "section"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface Found {
  kind: FoundKind;
  /** Its own among all that is found. */
  id: string;
  name: string;
  /** A second line; empty where there is nothing to say. */
  detail: string;
  /** A path of the site, and the parameters of its list. */
  to: string;
  search: Readonly<Record<string, string>>;
}

/** By kind, in the order of FOUND_KINDS; within a kind as it was found. */
export function inGroups(found: readonly Found[]): Found[] {
  return FOUND_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind));
}

/** How many searches are kept. */
const RECENT_KEPT = 6;

/** The newest first, each once. */
export function withRecent(recent: readonly string[], text: string): string[] {
  const kept = text.trim();
  return kept === "" ? [...recent] : [kept, ...recent.filter((one) => one !== kept)].slice(0, RECENT_KEPT);
}

/** The choice that follows in a list of `count`, around its ends. */
export function nextChoice(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (at + by + count) % count;
}

const VERSION = 1;

/** What is stored of recent searches; nothing for what is of another version or broken. */
export function parseRecent(stored: string | null): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? "null");
    if (typeof read !== "object" || read === null || !("version" in read) || !("texts" in read)) return [];
    const { version, texts } = read;
    if (version !== VERSION || !Array.isArray(texts)) return [];
    return texts.filter((text): text is string => typeof text === "string").slice(0, RECENT_KEPT);
  } catch {
    return [];
  }
}

export const serializeRecent = (texts: readonly string[]): string => JSON.stringify({ version: VERSION, texts });
