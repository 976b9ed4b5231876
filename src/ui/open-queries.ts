import { QueryClient } from "@tanstack/react-query";
import type { Queries } from "./queries.ts";

const RETRIES = 1;
const STALE_MS = 5_000;

/** The client, made when it is asked for first. */
export function openQueries(queries: Queries): QueryClient {
  return (queries.client ??= new QueryClient({
    defaultOptions: { queries: { retry: RETRIES, staleTime: STALE_MS }, mutations: { retry: false } },
  }));
}
