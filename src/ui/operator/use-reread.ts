import { useQuery } from "@tanstack/react-query";
import { operatorStreamQuery } from "../../api/queries/operator/operator-stream-query.ts";
import { type Reread, reread } from "../../api/queries/reread.ts";

/** For a query of what the operator's stream tells: it is read by its interval while the stream is not heard. */
export function useReread(what: Reread) {
  const { data: isHeard } = useQuery(operatorStreamQuery);
  return reread(what, isHeard);
}
