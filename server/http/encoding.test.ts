import { expect, test } from "vitest";
import { encodingOf } from "./encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["gzip, br", "br"],
  ["GZIP;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000,gzip; q=0", "identity"],
  ["br;q=0.01", "br"],
  ["deflate, *", "identity"],
  [["gzip", "br"], "br"],
])("%j is answered in %s", (header, encoding) => {
  expect(encodingOf(header, ["br", "gzip"])).toBe(encoding);
});
