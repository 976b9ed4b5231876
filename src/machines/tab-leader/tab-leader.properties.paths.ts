// What holds of a whole walk of the tabs of a browser.
import { after, respond, until, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { tabLeaderMachine } from "./tab-leader.machine.ts";
const FOLLOWING = "sharing.role.following";

export const tabLeaderProperties: Properties<typeof tabLeaderMachine> = {
  "no tab reads before it has the lock": until(not(starts("readLine")), ({ event }) => event.type === "lock.granted"),
  "a tab whose line has ended reads nothing any more": after(isIn("over"), ({ started }) => started.length === 0),
  "a reading tab that is not heard is asked for a sign within seven seconds": respond(
    isIn(`${FOLLOWING}.hearing`),
    ({ effects }) => effects.includes("askLeader"),
    { ms: 7_000 },
    ({ event, after: now }) => event.type.startsWith("leader.") || !now.hasTag("follower"),
  ),
};
