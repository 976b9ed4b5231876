// What holds of a whole walk of a file of matches.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { fixtureImportMachine } from "./fixture-import.machine.ts";

export const fixtureImportProperties: Properties<typeof fixtureImportMachine> = {
  "a second operator is asked about a file that was judged": after(
    ({ event }) => event.type === "import.judge" || event.type === "import.again",
    not(isIn("asked")),
    ({ event }) => event.type === "xstate.done.actor.judgeFile",
  ),
  "no match is taken in before the yes of a second operator": after(
    ({ before, event }) => before === null || event.type === "import.change",
    not(isIn("applied", "partial")),
    ({ event, after: now }) => event.type === "import.told" && now.context.told?.state === "approved",
  ),
  "what a second operator was asked about is not judged anew": after(
    isIn("asked"),
    not(starts("judgeFile")),
    ({ event }) => event.type === "import.judge",
  ),
  "how it ended is shown until another file is chosen": after(
    ({ event }) => event.type === "import.told",
    ({ after: now }) => now.hasTag("over") && now.context.told !== null,
    ({ event }) => event.type === "import.change",
  ),
};
