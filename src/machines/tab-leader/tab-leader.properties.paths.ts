// What holds of a whole walk of the tabs of a browser.
import { after, never, until, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { tabLeaderMachine } from "./tab-leader.machine.ts";
const LEADING = "sharing.role.leading";
const HEARING = "sharing.role.following.hearing";

export const tabLeaderProperties: Properties<typeof tabLeaderMachine> = {
  "no tab reads before it has the lock": until(not(starts("readLine")), ({ event }) => event.type === "lock.granted"),
  "a tab whose line has ended reads nothing any more": after(
    ({ before, event }) =>
      before !== null && isIn(LEADING)({ after: before }) && ["line.ended", "lock.lost"].includes(event.type),
    not(starts("readLine")),
  ),
  "a reading tab that is not heard for seven seconds is asked for a sign": never(
    ({ before, event, effects }) =>
      before !== null &&
      isIn(HEARING)({ after: before }) &&
      event.type.startsWith("xstate.after.quiet.") &&
      !effects.includes("askLeader"),
  ),
};
