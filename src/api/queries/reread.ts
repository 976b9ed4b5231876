// The one way to read an answer again without an event of the stream. docs/decisions/read-anew.md says why for each.
// A unit test refuses an interval anywhere else.

/** How often what is shown is read anew, in milliseconds. */
const REREAD_MS = {
  // What no event tells.
  jackpots: 60_000,
  standings: 30_000,
  offers: 15_000,
  onlineMembers: 10_000,
  overview: 15_000,
  importProgress: 1_000,
  // What the stream tells operators, while it is not heard.
  live: 3_000,
  approvals: 10_000,
  joins: 10_000,
  openRounds: 10_000,
  waiting: 60_000,
} as const;
export type Reread = keyof typeof REREAD_MS;

/** The longest that a timer of a browser waits, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** For a query: it is read anew by its interval, unless an event tells of it or it cannot change any more. */
export const reread = (what: Reread, isTold = false) => ({
  refetchInterval: isTold ? (false as const) : REREAD_MS[what],
});

/** For a query: it is read anew once its answer is over by the clock. `dueInMs`: null where it never is. */
export const rereadWhenDue = <Data>(dueInMs: (data: Data) => number | null) => ({
  refetchInterval: ({ state: { data } }: { state: { data: Data | undefined } }): number | false => {
    const due = data === undefined ? null : dueInMs(data);
    return due === null ? false : Math.min(Math.max(due, 1_000), LONGEST_MS);
  },
});
