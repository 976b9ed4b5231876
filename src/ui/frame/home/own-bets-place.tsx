import { useQueryClient } from "@tanstack/react-query";
import { readEarly } from "../../../api/client/early.ts";
import { Panel } from "../../primitives/panel.tsx";
import { HOME_TEXT } from "./text.ts";

/** The address of `openBetsQuery`, whose schemas come with the bets themselves. */
const ADDRESS = "/api/bets?status=0&itemsPerPage=3";
export const OWN_BETS_TOLD = ["own-bets-told"];

type Cache = Pick<ReturnType<typeof useQueryClient>, "getQueryData" | "setQueryData">;

/** Remembers how many open bets the HTML tells of. The cache ends with the session. */
export async function rememberOwnBets(cache: Cache): Promise<void> {
  const told = (await readEarly(ADDRESS)) as { items: readonly unknown[] } | undefined;
  cache.setQueryData(OWN_BETS_TOLD, told?.items.length ?? 0);
}

/** As high as the member's open bets will be, until they are there. */
export function OwnBetsPlace() {
  const told = useQueryClient().getQueryData<number>(OWN_BETS_TOLD) ?? 0;
  if (told === 0) return null;
  return (
    <Panel title={HOME_TEXT.bets}>
      {Array.from({ length: told }, (_, at) => (
        <div key={at} className="h-14" />
      ))}
    </Panel>
  );
}
