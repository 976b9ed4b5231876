// What holds of a whole walk of a search box.
import type { EventObject } from "xstate";
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes } from "../command/submission.properties.paths.ts";
import type { searchMachine } from "./search.machine.ts";

const isEnter = ({ event }: { event: EventObject }): boolean =>
  "keyCode" in event && event.keyCode === 13 && "isComposing" in event && !event.isComposing;

export const searchProperties: Properties<typeof searchMachine> = {
  "what is typed is searched by Enter or the button alone": after(
    comes("field.change"),
    ({ effects }) => !effects.includes("updateQuery"),
    (step) => isEnter(step) || comes("search.submit", "search.clear", "query.changed")(step),
  ),
  "a list is filtered by what was searched until that is cleared or the address changes": after(
    ({ event, effects }) => event.type !== "search.clear" && effects.includes("updateQuery"),
    ({ after: { context } }) => context.query !== null,
    comes("search.clear", "query.changed"),
  ),
};
