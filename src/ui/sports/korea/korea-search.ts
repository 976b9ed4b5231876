// The query of the Korean pages. Written by hand: what a route's search is parsed by is loaded on every page.

export interface KoreaSearch {
  /** Unix time in seconds, which every link to these pages carries. */
  time?: number;
  sportId?: string;
  page?: number;
}

/** Takes what is well formed and leaves out the rest. */
export function parseKoreaSearch(search: Record<string, unknown>): KoreaSearch {
  const time = wholeNumber(search.time);
  const page = wholeNumber(search.page);
  const sportId = /^\d{1,9}$/.test(String(search.sportId ?? "")) ? String(search.sportId) : undefined;
  return {
    ...(time !== null && { time }),
    ...(sportId !== undefined && { sportId }),
    ...(page !== null && page > 1 && page <= 100_000 && { page }),
  };
}

function wholeNumber(value: unknown): number | null {
  const text = String(value ?? "");
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** The current unix time in seconds, for a link to a Korean page. */
export function linkTime(): number {
  return Math.floor(Date.now() / 1_000);
}
