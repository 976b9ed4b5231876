// What holds of a whole walk of the search of the site.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn, not, starts } from "../command/submission.properties.paths.ts";
import { resultsOf, type siteSearchMachine } from "./site-search.machine.ts";

const asks = starts("findSports");

export const siteSearchProperties: Properties<typeof siteSearchMachine> = {
  "what is typed is asked for within 60 milliseconds": respond(
    isIn("open.typing"),
    asks,
    { ms: 60 },
    isIn("open.empty", "closed"),
  ),
  "no answer to an earlier text is shown as one to what is typed": after(
    isIn("open.typing"),
    not(isIn("open.showing", "open.failed")),
    asks,
  ),
  "a search that is put away leaves nothing for the next one": after(
    isIn("closed"),
    ({ after: { context } }) => context.text === "" && resultsOf(context).length === 0,
    comes("field.change", "choice.take"),
  ),
  "recent searches that were forgotten come back by no other way than a new one": after(
    comes("recent.clear"),
    ({ after: { context } }) => context.recent.length === 0,
    ({ effects }) => effects.includes("openFound"),
  ),
};
