// Lists come page by page: 15 items unless the query says otherwise (specification, section 3).
import * as v from "valibot";
import { ITEMS_PER_PAGE } from "../../domain/common/constants.ts";
import { QueryInteger } from "./common.ts";

/** Entries of a query. A page after the last one is answered with the last one. */
export const PageQuery = {
  page: v.optional(QueryInteger(1, 100_000), "1"),
  itemsPerPage: v.optional(QueryInteger(1, 100), String(ITEMS_PER_PAGE)),
};

/** One page of a list. `page` is the page that was found, `totalCount` counts all pages. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    page: v.number(),
    pageCount: v.number(),
    itemsPerPage: v.number(),
    totalCount: v.number(),
    items: v.array(item),
  });

export interface PageAsked {
  page: number;
  itemsPerPage: number;
}

export interface PageOf<Item> extends PageAsked {
  pageCount: number;
  totalCount: number;
  items: Item[];
}
