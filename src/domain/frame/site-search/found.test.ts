import { expect, test } from "vitest";
import { type Found, type FoundKind, inGroups, nextChoice, parseRecent, serializeRecent, withRecent } from "./found.ts";

const found = (kind: FoundKind, id: string): Found => ({ kind, id, name: id, detail: "", to: "/", search: {} });

test("teams come first and pages last, each kind as it was found", () =>
  expect(
    inGroups([found("page", "p"), found("fixture", "f2"), found("team", "t"), found("fixture", "f1")]).map(
      ({ id }) => id,
    ),
  ).toEqual(["t", "f2", "f1", "p"]));

test("a search is kept once, the newest first, and six at most", () => {
  expect(withRecent(["a", "b"], " b ")).toEqual(["b", "a"]);
  expect(withRecent(["a"], "  ")).toEqual(["a"]);
  expect(withRecent(["1", "2", "3", "4", "5", "6"], "7")).toEqual(["7", "1", "2", "3", "4", "5"]);
});

test.each([
  [0, -1, 3, 2],
  [2, 1, 3, 0],
  [0, 1, 3, 1],
  [0, 1, 0, 0],
])("from %s by %s of %s is %s", (at, by, count, next) => expect(nextChoice(at, by, count)).toBe(next));

test.each([
  [null, []],
  ["{", []],
  ["3", []],
  ['{"version":2,"texts":["a"]}', []],
  ['{"version":1,"texts":"a"}', []],
  ['{"version":1,"texts":["a",3,"b"]}', ["a", "b"]],
  [serializeRecent(["토트넘"]), ["토트넘"]],
])("%j is read as %j", (stored, texts) => expect(parseRecent(stored)).toEqual(texts));
