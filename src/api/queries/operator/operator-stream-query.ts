import { queryOptions, skipToken } from "@tanstack/react-query";

/** True while the operator's stream is heard and nothing of it was missed. */
export const operatorStreamQuery = queryOptions<boolean>({
  queryKey: ["admin", "stream"],
  queryFn: skipToken,
  initialData: false,
  gcTime: Number.POSITIVE_INFINITY,
  staleTime: Number.POSITIVE_INFINITY,
});
