import { expect, it } from "vitest";
import { choiceFilter, dayFilter, filtersOf, textFilter, wholeFilter } from "./filters.ts";

const read = filtersOf({
  status: wholeFilter(-1, 3),
  from: dayFilter,
  kind: choiceFilter(["a", "b"]),
  text: textFilter(5),
});

it.each([
  [
    { status: -1, from: "2026-11-21", kind: "a", text: " ab ", page: 2 },
    { status: -1, from: "2026-11-21", kind: "a", text: "ab", page: 2 },
  ],
  [
    { status: "3", page: "7" },
    { status: 3, page: 7 },
  ],
  [{ status: 4, from: "2026-02-30", kind: "c", text: "abcdef", page: 1 }, {}],
  [{ status: "1e0", from: "2026-11-21T00:00", kind: 1, text: "  ", page: 0 }, {}],
  [{ status: [1], from: {}, kind: null, text: true, page: 100_001, other: "x" }, {}],
  [{}, {}],
])("%j is %j", (search, filters) => expect(read(search)).toEqual(filters));
