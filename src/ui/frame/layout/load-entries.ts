import type { AccountEntries } from "./account-entries.tsx";

/** The entries of the account's menu, once they are loaded: a lazy part that is there already would still be empty at first. */
export const loadedEntries: { part: typeof AccountEntries | null } = { part: null };

export const loadEntries = () =>
  import("./account-entries.tsx").then((file) => {
    loadedEntries.part = file.AccountEntries;
    return { default: file.AccountEntries };
  });
