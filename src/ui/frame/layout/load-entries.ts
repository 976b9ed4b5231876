import type { AccountEntries } from "./account-entries.tsx";

type Entries = typeof AccountEntries;

/** The entries of the account's menu, once they are loaded. */
let entries: Entries | null = null;
export const entriesNow = (): Entries | null => entries;

export const loadEntries = async (): Promise<Entries> =>
  (entries ??= (await import("./account-entries.tsx")).AccountEntries);
