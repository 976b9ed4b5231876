import type { AnyMachineSnapshot } from "xstate";
import { isIn, stateNodes, nodePath } from "../../paths/lib/chart.ts";

/** The paths of all active states, the machine itself (empty) included while it runs. */
export function activePaths(snapshot: AnyMachineSnapshot): ReadonlySet<string> {
  const paths = stateNodes(snapshot.machine)
    .map(nodePath)
    .filter((path) => isIn(snapshot, path));
  return new Set(["", ...paths]);
}
