import { useQuery } from "@tanstack/react-query";
import { deskStreamQuery } from "../../api/queries/desk-news.ts";

/** How often what runs is read while the stream does not tell that it changed. */
export const READ_EVERY_MS = 3_000;

/** The interval at which a desk reads again: `everyMs` while the operator's stream is not heard, `heardMs` while it is. */
export function useReread(everyMs: number, heardMs: number | false = false): number | false {
  const { data: isHeard } = useQuery(deskStreamQuery);
  return isHeard ? heardMs : everyMs;
}
