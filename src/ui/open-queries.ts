import { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../api/client/failure.ts";
import type { Queries } from "./queries.ts";

const RETRIES = 1;
const STALE_MS = 5_000;

/** A refusal would be met again; a lost connection or a server in trouble may not. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
  return failures < RETRIES && !isRefused;
}

/** The client, made when it is asked for first. */
export function openQueries(queries: Queries): QueryClient {
  return (queries.client ??= new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: STALE_MS }, mutations: { retry: false } },
  }));
}
