import { expect, test } from "vitest";
import { troubleOf } from "./trouble.ts";

const coded = (code: unknown, message = "") => Object.assign(new Error(message), { code });

test.each([
  [coded("53100"), "disk"],
  [coded("ENOSPC"), "disk"],
  [coded("EDQUOT"), "disk"],
  [new Error("could not extend file: No space left on device"), "disk"],
  [coded("57P01"), "connection"],
  [coded("53300"), "connection"],
  [coded("25006"), "connection"],
  [coded("ECONNREFUSED"), "connection"],
  [coded("08006"), "connection"],
  [new Error("Connection terminated unexpectedly"), "connection"],
  [new Error("timeout exceeded when trying to connect"), "connection"],
  [new Error("Cannot use a pool after calling end on the pool"), "connection"],
  [new AggregateError([new Error("no"), coded("ECONNREFUSED")], "several addresses"), "connection"],
  [new Error("Failed query", { cause: coded("57P01") }), "connection"],
  [new Error("Failed query", { cause: new Error("again", { cause: coded("ENOSPC") }) }), "disk"],
  [coded("23505"), null],
  [coded(8006), null],
  [new Error("the Connection terminated"), null],
  [new AggregateError([new Error("no"), coded("23505")], "several"), null],
  [new Error("Failed query", { cause: coded("23505") }), null],
  ["ECONNREFUSED", null],
  [undefined, null],
])("%s is %s", (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
