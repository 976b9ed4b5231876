import { expect, it } from "vitest";
import { ApiFailure } from "../api/client/failure.ts";
import { isWorthRetrying } from "./open-queries.ts";

it.each([
  [new ApiFailure("not_found", 404, ""), false],
  [new ApiFailure("too_many_requests", 429, ""), false],
  [new ApiFailure("unavailable", 503, ""), true],
  [new ApiFailure("network", 0, ""), true],
  [new Error("unknown"), true],
])("asks once more after %j: %s", (error, again) => {
  expect([isWorthRetrying(0, error), isWorthRetrying(1, error)]).toEqual([again, false]);
});
