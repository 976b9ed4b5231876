// All pages: those of the entry's table, and the operator's sections in place of the row that stands for them.
import { namedBy, type StoredName } from "./parameters.ts";
import type { PageRow } from "./page-row.ts";
import { findIn, type Page, PAGES, redirectFrom } from "./pages.ts";
import { DETAILS, SECTIONS } from "./sections.ts";

export const EVERY_PAGE = [
  ...PAGES.filter(({ layout }) => layout !== "console"),
  ...SECTIONS,
  // Patterns, as some of the first table are.
  ...(DETAILS as readonly PageRow[]),
] as readonly Page[];

/** The page at a path, query and fragment aside; null where there is none. */
export function findEveryPage(path: string): Page | null {
  return findIn(EVERY_PAGE, path);
}

/** False for an address that the server answers with 404; what the database has to know where an id is named. */
export function servedBy(path: string): boolean | StoredName {
  if (findEveryPage(path) === null) return redirectFrom(path) !== null;
  return namedBy(path);
}
