import { useQuery } from "@tanstack/react-query";
import { operatorStreamQuery } from "../../api/queries/operator/operator-news.ts";

/** How often what runs is read while the stream does not tell that it changed. */
export const READ_EVERY_MS = 3_000;

/** The interval at which a page reads again: `everyMs` while the operator's stream is not heard, `heardMs` while it is. */
export function useReread(everyMs: number, heardMs: number | false = false): number | false {
  const { data: isHeard } = useQuery(operatorStreamQuery);
  return isHeard ? heardMs : everyMs;
}
