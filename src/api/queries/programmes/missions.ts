import type { InferOutput } from "valibot";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { missions } from "../../contract/programmes/missions.endpoints.ts";
import type { MissionList } from "../../contract/programmes/missions.ts";
import { rereadWhenDue } from "../reread.ts";

/** `mission`: of a day or a week; `acc`: from a start to an end. With the member's progress, which the stream makes stale. */
export const missionsQuery = (api: ApiClient, kind: "mission" | "acc") => ({
  ...queryOf(api, missions, { query: { kind } }),
  ...rereadWhenDue(firstEndInMs),
});

/** How long after the answer the first span ends, in milliseconds: the progress in the next one is another. */
function firstEndInMs({ now, items }: InferOutput<typeof MissionList>): number | null {
  const at = Date.parse(now);
  const ends = items.map(({ to }) => (to === null ? at : Date.parse(to))).filter((end) => end > at);
  return ends.length === 0 ? null : Math.min(...ends) - at;
}
