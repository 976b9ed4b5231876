// What holds of a whole walk of the tabs of a browser.
import { after, respond, until, type Properties } from "../../../paths/lib/properties.ts";
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
  "a reading tab that is not heard is asked for a sign within seven seconds": respond(
    isIn(HEARING),
    ({ effects }) => effects.includes("askLeader"),
    { ms: 7_000 },
    // Another sign in between is waited for anew.
    ({ before, event, after: now }) =>
      !now.hasTag("follower") ||
      (event.type.startsWith("leader.") && before !== null && isIn(HEARING)({ after: before })),
  ),
};
