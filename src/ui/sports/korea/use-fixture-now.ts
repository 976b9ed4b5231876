import { useSyncExternalStore } from "react";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { FixtureNow, FixtureStore } from "../../../api/prices/fixture-store.ts";

/** The fixture as the stream last told it; as it was listed until then. */
export function useFixtureNow(
  store: FixtureStore,
  fixture: FixtureWire,
): Pick<FixtureNow, "status" | "score" | "clock"> {
  const now = useSyncExternalStore(
    (listener) => store.subscribe(fixture.id, listener),
    () => store.read(fixture.id),
  );
  return now ?? { status: fixture.status, score: fixture.score ?? null, clock: fixture.clock ?? null };
}
