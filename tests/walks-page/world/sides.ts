// Page and application run in one process. What the application does carries this mark through all it awaits, so that
// the globals can tell the two apart.
import { AsyncLocalStorage } from "node:async_hooks";

const side = new AsyncLocalStorage<"application">();

export function asApplication<Result>(work: () => Result): Result {
  return side.run("application", work);
}

export function isApplication(): boolean {
  return side.getStore() === "application";
}
