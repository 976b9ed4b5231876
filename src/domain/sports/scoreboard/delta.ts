// Only what changed of a scoreboard travels. Of the statistics these are the rows that changed, of the incidents those
// that are new; every other field is replaced whole.
import { INCIDENTS_KEPT, type Scoreboard } from "./scoreboard.ts";

export type BoardDelta = Partial<Scoreboard> & { seq: number };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What turns `before` into `after`; null when nothing but the sequence differs. Shares no object with either. */
export function boardDelta(before: Scoreboard, after: Scoreboard): BoardDelta | null {
  const { seq, statistics, incidents, ...whole } = after;
  const changed = Object.entries(whole).filter(([key, value]) => !isSame(before[key as keyof Scoreboard], value));
  const old = new Map(before.statistics.map((row) => [row.key, row]));
  const rows = statistics.filter((row) => !isSame(old.get(row.key), row));
  const lastId = before.incidents.at(-1)?.id ?? -1;
  const news = incidents.filter(({ id }) => id > lastId);
  if (changed.length + rows.length + news.length === 0) return null;
  return structuredClone({
    seq,
    ...Object.fromEntries(changed),
    ...(rows.length > 0 && { statistics: rows }),
    ...(news.length > 0 && { incidents: news }),
  });
}

/** The board after a delta. One that is not newer changes nothing, so a repeat does no harm. */
export function mergeBoard(board: Scoreboard, delta: BoardDelta): Scoreboard {
  if (delta.seq <= board.seq) return board;
  const { statistics, incidents, ...whole } = delta;
  return {
    ...board,
    ...whole,
    ...(statistics && { statistics: withRows(board.statistics, statistics) }),
    ...(incidents && { incidents: withNews(board.incidents, incidents) }),
  };
}

function withRows(before: Scoreboard["statistics"], rows: Scoreboard["statistics"]): Scoreboard["statistics"] {
  const changed = new Map(rows.map((row) => [row.key, row]));
  const known = new Set(before.map(({ key }) => key));
  return [...before.map((row) => changed.get(row.key) ?? row), ...rows.filter(({ key }) => !known.has(key))];
}

function withNews(before: Scoreboard["incidents"], news: Scoreboard["incidents"]): Scoreboard["incidents"] {
  const lastId = before.at(-1)?.id ?? -1;
  return [...before, ...news.filter(({ id }) => id > lastId)].slice(-INCIDENTS_KEPT);
}
