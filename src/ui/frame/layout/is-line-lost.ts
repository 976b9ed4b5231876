import type { SnapshotFrom } from "xstate";
import type { liveConnectionMachine } from "../../../machines/live-connection/live-connection.machine.ts";

/**
 * Whether the member is told that the line is lost: from its silence until prices are live again, also while it is
 * opened anew and while what was missed is read. Not at the first opening, nor where a line that lives missed something.
 */
export function isLineLost(snapshot: SnapshotFrom<typeof liveConnectionMachine>): boolean {
  const { attempt } = snapshot.context;
  return snapshot.matches({ online: "stale" }) || (attempt > 0 && !snapshot.hasTag("fresh"));
}
