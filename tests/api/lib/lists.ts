// What every list that comes page by page keeps to, whoever reads it.
import { expect } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";

type Item = Readonly<Record<string, unknown>>;
interface Page {
  page: number;
  pageCount: number;
  itemsPerPage: number;
  totalCount: number;
  items: Item[];
}

export interface ListRules {
  /** Values that never fall from one item to the next; texts are compared as texts. */
  rising?: (item: Item) => string | number;
  falling?: (item: Item) => string | number;
  /** By entry of the query, what it filters by. */
  filters?: Readonly<Record<string, (item: Item) => string>>;
  /** The list has at least so many items, and so many values of each filter. */
  least?: number;
  values?: number;
}

const MOST = 100;
/** Of more values than these, not every one is asked for. */
const ASKED = 5;

function read(by: ApiUser, path: string, query: Record<string, string | number> = {}): Promise<Page> {
  const entries = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const sign = path.includes("?") ? "&" : "?";
  return by.ask<Page>("GET", entries.length > 0 ? `${path}${sign}${entries.join("&")}` : path);
}

/**
 * Reads the list whole, which has to fit into 100 items, and expects: it comes by 15, its pages say the same in the same order, a page
 * behind the last is the last, the order is kept, and each filter leaves just those that it says. Returns the items.
 */
export async function expectList(by: ApiUser, path: string, rules: ListRules = {}): Promise<Item[]> {
  const { rising, falling, filters = {}, least = 2, values = 2 } = rules;
  const whole = await read(by, path, { itemsPerPage: MOST });
  const { items } = whole;
  expect([path, whole.totalCount, items.length >= least]).toEqual([path, items.length, true]);

  const asItComes = await read(by, path);
  expect([path, asItComes]).toMatchObject([path, { page: 1, itemsPerPage: 15 }]);
  expect([path, asItComes.items]).toEqual([path, items.slice(0, 15)]);

  const size = Math.ceil(items.length / 3);
  const pages = Math.ceil(items.length / size);
  const parts = [];
  for (let page = 1; page <= pages; page++) {
    const part = await read(by, path, { itemsPerPage: size, page });
    const { items: own, ...says } = part;
    expect([path, says]).toMatchObject([
      path,
      { page, pageCount: pages, itemsPerPage: size, totalCount: items.length },
    ]);
    parts.push(...own);
  }
  expect([path, parts]).toEqual([path, items]);
  const behind = await read(by, path, { itemsPerPage: size, page: pages + 5 });
  expect([path, behind.page, behind.items]).toEqual([path, pages, items.slice((pages - 1) * size)]);

  if (rising) expect([path, items.map(rising)]).toEqual([path, items.map(rising).toSorted(before)]);
  if (falling) expect([path, items.map(falling)]).toEqual([path, items.map(falling).toSorted(before).toReversed()]);
  for (const [name, valueOf] of Object.entries(filters)) {
    const found = new Set(items.map(valueOf));
    expect([path, name, found.size >= values]).toEqual([path, name, true]);
    for (const value of [...found].slice(0, ASKED)) {
      const some = await read(by, path, { [name]: value, itemsPerPage: MOST });
      const wanted = items.filter((item) => valueOf(item) === value);
      expect([path, value, some.totalCount, some.items]).toEqual([path, value, wanted.length, wanted]);
    }
  }
  return items;
}

function before(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What is in both lists, by this entry of theirs. */
export function inBoth(one: readonly Item[], other: readonly Item[], key = "id"): unknown[] {
  const keys = new Set(one.map((item) => item[key]));
  return other.map((item) => item[key]).filter((of) => keys.has(of));
}
