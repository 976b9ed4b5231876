// Wakes one fault before a file of tests, and ends the file with the first test that fails, or after a named one.
import { beforeEach, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The id of the fault; "" for none. */
    fault: string;
    /** The full name of the last test that runs; "" for all. */
    last: string;
  }
}

Object.assign(globalThis, { __fault: inject("fault") });
const last = inject("last");
let isOver = false;

beforeEach((context) => {
  if (isOver) context.skip();
  isOver = last !== "" && fullNameOf(context.task) === last;
  context.onTestFailed(() => {
    isOver = true;
  });
});

/** As the report of the run says it: names of the suites that it is in, then its own. */
function fullNameOf(task: { name: string; suite?: { name: string; suite?: object } | undefined }): string {
  const names: string[] = [];
  for (let one: typeof task.suite | typeof task = task; one?.name; one = one.suite as typeof task.suite)
    names.unshift(one.name);
  return names.join(" > ");
}
