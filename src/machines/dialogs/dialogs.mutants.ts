import { defineMutants, all } from "../../../paths/lib/mutant-notes.ts";

export const dialogsMutants = defineMutants({
  equivalent: all(
    "openSlip takes in nothing but a slip, so what is no slip changes nothing with the guard or without",
    ["guard removed: slip.open dialog.open"],
  ),
});
