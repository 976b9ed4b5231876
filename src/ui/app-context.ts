import type { QueryClient } from "@tanstack/react-query";

/** What guards and loaders of every route are given. */
export interface AppContext {
  queryClient: QueryClient;
}
