import type { QueryClient, QueryFilters, QueryKey } from "@tanstack/react-query";

/** Makes these answers stale: those that are shown are read anew, also where the first read is under way. */
export function readAnew(queryClient: QueryClient, keys: readonly QueryKey[], more: QueryFilters = {}): void {
  for (const queryKey of keys) {
    // Its answer may be older than what made it stale, and the cache asks once at a time for the first one.
    const first = queryClient
      .getQueryCache()
      .findAll({ queryKey, ...more, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    void queryClient.invalidateQueries({ queryKey, ...more });
    for (const query of first)
      void query.fetch().then(
        () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      );
  }
}
