import type { PageAsked, PageOf } from "../../src/api/contract/page.ts";

/** What to read of a list that has an order. */
export interface Window {
  limit: number;
  offset: number;
}

/** Reads one page of `totalCount` items: the last page where a later one was asked for. */
export async function paginate<Item>(
  { page: asked, itemsPerPage }: PageAsked,
  totalCount: number,
  read: (window: Window) => Promise<Item[]>,
): Promise<PageOf<Item>> {
  const pageCount = Math.max(1, Math.ceil(totalCount / itemsPerPage));
  const page = Math.min(asked, pageCount);
  const items = await read({ limit: itemsPerPage, offset: (page - 1) * itemsPerPage });
  return { page, pageCount, itemsPerPage, totalCount, items };
}
