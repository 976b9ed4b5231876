import type { ConsoleGroup } from "../menu/use-console-groups.ts";

/** How much waits in each section that the account may read. */
export const countsOf = (groups: readonly ConsoleGroup[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap(({ rows }) => rows.map(({ title, waiting }) => [title, waiting] as const)));

/** The sections in which more waits than before; none while nothing was known. */
export function grown(before: ReadonlyMap<string, number> | null, now: ReadonlyMap<string, number>): string[] {
  if (before === null) return [];
  return [...now].filter(([title, waiting]) => waiting > (before.get(title) ?? waiting)).map(([title]) => title);
}

/** The title of a tab without the count that was put before it. */
export const plainTitle = (title: string): string => title.replace(/^\([\d,]+\) /, "");
