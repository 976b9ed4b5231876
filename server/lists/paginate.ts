import { asc, desc, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PageAsked, PageOf } from "../../src/api/contract/page.ts";

/** What to read of a list that has an order. */
export interface Window {
  limit: number;
  offset: number;
}

/** Reads one page of `totalCount` items: the last page where a later one was asked for. */
export async function paginate<Item>(
  asked: PageAsked,
  totalCount: number,
  read: (window: Window) => Promise<Item[]>,
): Promise<PageOf<Item>> {
  const found = pageIn(asked, totalCount);
  const { page, itemsPerPage } = found;
  return { ...found, items: await read({ limit: itemsPerPage, offset: (page - 1) * itemsPerPage }) };
}

/** The order of the columns, the greatest first; turned around for what is read from the end. */
export type NewestFirst = (...columns: PgColumn[]) => SQL[];

/** The same, the newest items first: for a list whose end is not known. */
export function paginateFromStart<Item>(
  asked: PageAsked,
  totalCount: number,
  read: (window: Window, newestFirst: NewestFirst) => Promise<Item[]>,
): Promise<PageOf<Item>> {
  const newestFirst: NewestFirst = (...columns) => columns.map((one) => desc(one));
  return paginate(asked, totalCount, ({ limit, offset }) =>
    read({ limit: Math.max(0, Math.min(limit, totalCount - offset)), offset }, newestFirst),
  );
}

/**
 * The same for a long list, the newest items first: what lies behind the middle is read from the end, so that the last
 * page costs what the first one does. `read` orders by `newestFirst` of its columns.
 */
export async function paginateFromEnds<Item>(
  asked: PageAsked,
  totalCount: number,
  read: (window: Window, newestFirst: NewestFirst) => Promise<Item[]>,
): Promise<PageOf<Item>> {
  const found = pageIn(asked, totalCount);
  const offset = (found.page - 1) * found.itemsPerPage;
  const limit = Math.min(found.itemsPerPage, totalCount - offset);
  const behind = totalCount - offset - limit;
  if (limit <= 0) return { ...found, items: [] };
  if (offset <= behind)
    return { ...found, items: await read({ limit, offset }, (...columns) => columns.map((one) => desc(one))) };
  const fromEnd = await read({ limit, offset: behind }, (...columns) => columns.map((one) => asc(one)));
  return { ...found, items: fromEnd.toReversed() };
}

function pageIn({ page: asked, itemsPerPage }: PageAsked, totalCount: number): Omit<PageOf<never>, "items"> {
  const pageCount = Math.max(1, Math.ceil(totalCount / itemsPerPage));
  return { page: Math.min(asked, pageCount), pageCount, itemsPerPage, totalCount };
}
