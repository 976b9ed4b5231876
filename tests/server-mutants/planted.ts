// Wakes one fault before a file of tests, and ends the file with the first test that fails.
import { beforeEach, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The id of the fault; "" for none. */
    fault: string;
  }
}

Object.assign(globalThis, { __fault: inject("fault") });
let hasFailed = false;

beforeEach((context) => {
  if (hasFailed) context.skip();
  context.onTestFailed(() => {
    hasFailed = true;
  });
});
