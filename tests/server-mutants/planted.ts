// Wakes one fault before a file of tests, and ends the file with the first test that fails, or after a named one. Notes
// which faults each test comes to, so that the next fault is asked of those tests alone.
import { afterAll, beforeEach, inject, type TaskMeta } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The id of the fault; "" for none. */
    fault: string;
    /** The full name of the last test that runs; "" for all. */
    last: string;
    /** The full names of the tests that run; none: all. */
    only: string[];
  }
  interface TaskMeta {
    /** The ids of the faults that a test came to, and of a file's those outside its tests. */
    cameTo?: string[];
  }
}

const awake = inject("fault");
const last = inject("last");
const only = new Set(inject("only"));
const outside = new Set<string>();
let isOver = false;
let cameTo = outside;
let file: { meta: TaskMeta } | null = null;

Object.assign(globalThis, {
  __isAwake(id: string): boolean {
    cameTo.add(id);
    return id === awake;
  },
});

beforeEach((context) => {
  const name = fullNameOf(context.task);
  ({ file } = context.task);
  if (isOver || (only.size > 0 && !only.has(name))) context.skip();
  isOver = last !== "" && name === last;
  const own = new Set<string>();
  cameTo = own;
  context.onTestFailed(() => {
    isOver = true;
  });
  context.onTestFinished(({ task }) => {
    cameTo = outside;
    task.meta.cameTo = [...own];
  });
});

// The first hook of a file is the last one to run.
afterAll(() => {
  if (file) file.meta.cameTo = [...outside];
});

/** As the report of the run says it: names of the suites that it is in, then its own. */
function fullNameOf(task: { name: string; suite?: { name: string; suite?: object } | undefined }): string {
  const names: string[] = [];
  for (let one: typeof task.suite | typeof task = task; one?.name; one = one.suite as typeof task.suite)
    names.unshift(one.name);
  return names.join(" > ");
}
