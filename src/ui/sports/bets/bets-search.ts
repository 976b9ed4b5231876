// The query of the history page, parsed by hand: it is loaded on every page.

export interface BetsSearch {
  /** 1 sports, 2 in-play, 3 mini-game, 4 virtual, 5 casino. */
  gameType?: number;
  /** −1, 0, 1, 2, 3. */
  status?: number;
  /** Dates in Asia/Seoul, YYYY-MM-DD, both inclusive. */
  from?: string;
  to?: string;
  page?: number;
}

export function parseBetsSearch(search: Record<string, unknown>): BetsSearch {
  const gameType = whole(search.gameType, 1, 99);
  const status = whole(search.status, -1, 3);
  const page = whole(search.page, 2, 100_000);
  const from = date(search.from);
  const to = date(search.to);
  return {
    ...(gameType !== null && { gameType }),
    ...(status !== null && { status }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(page !== null && { page }),
  };
}

function whole(value: unknown, min: number, max: number): number | null {
  const text = String(value ?? "");
  if (!/^-?\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

function date(value: unknown): string | null {
  const text = String(value ?? "");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text;
}

/** The day after: the calls take the end of a span exclusively. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
