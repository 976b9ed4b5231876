import { keepPreviousData } from "@tanstack/react-query";
import { type Askable, queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { Input } from "../contract/endpoint.ts";

/** The query of one page of a list: the rows of the page before stay while it is read. */
export const pageQuery = <E extends Askable>(api: ApiClient, to: E, input: Input<E>) => ({
  ...queryOf(api, to, input),
  placeholderData: keepPreviousData,
});
