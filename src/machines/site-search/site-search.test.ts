import { createActor } from "xstate";
import { expect, it } from "vitest";
import { resultsOf, siteSearchMachine } from "./site-search.machine.ts";

it.each([
  [false, ["쿠폰"]],
  [true, []],
])("finds members' pages for members alone; of staff: %s", (isOfStaff, names) => {
  const search = createActor(siteSearchMachine, { input: { recent: [], isOfStaff } }).start();
  search.send({ type: "search.open" });
  search.send({ type: "field.change", value: "쿠폰" });
  expect(resultsOf(search.getSnapshot().context).map(({ name }) => name)).toEqual(names);
  search.stop();
});
