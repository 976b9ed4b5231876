// What holds of a whole walk of opening a game in a window.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { launchMachine } from "./launch.machine.ts";

export const launchProperties: Properties<typeof launchMachine> = {
  "nothing is opened before a yes": after(
    isIn("confirming"),
    not(starts("readAddress")),
    ({ event }) => event.type === "launch.confirm",
  ),
  "who is shut out of the lobbies opens nothing until they ask again": after(
    isIn("outside.barred"),
    not(starts("readAddress")),
    ({ event }) => event.type === "launch.request",
  ),
  "what was given up is not opened": after(
    ({ event }) => event.type === "launch.cancel",
    not(starts("readAddress")),
    ({ event }) => event.type === "launch.request",
  ),
};
