import { useSelector } from "@xstate/react";
import { isBonus } from "../../../domain/slip/pick.ts";
import { useDesk } from "../slip/use-desk.ts";

/** The ids of what is in the slip of one fixture: a pick of another fixture draws nothing anew. */
export function usePicked(fixtureId: string): ReadonlySet<string> {
  const ids = useSelector(useDesk()?.slip, (snapshot) =>
    snapshot?.context.legs
      .flatMap(({ entry }) =>
        !isBonus(entry) && entry.kind === "fixture" && entry.fixtureId === fixtureId ? entry.id : [],
      )
      .join(" "),
  );
  return new Set(ids?.split(" "));
}
