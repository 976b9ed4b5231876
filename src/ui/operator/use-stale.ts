import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { keyOf } from "../../api/client/ask.ts";
import type { Endpoint } from "../../api/contract/endpoint.ts";

/** An endpoint, and all that is below its path; or the key of less than that. */
export type Stale = Endpoint | QueryKey;

const isEndpoint = (one: Stale): one is Endpoint => "path" in one;

/**
 * Gives what makes these answers stale: those that are shown are read anew. A first answer that is still under way may be
 * of before, and would be taken for the new one.
 */
export function useStale(...stale: readonly Stale[]): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const one of stale) {
      const queryKey = isEndpoint(one) ? keyOf(one) : one;
      void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
    }
  };
}
