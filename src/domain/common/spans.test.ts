import { expect, it } from "vitest";
import { spanStarts } from "./spans.ts";

// A Thursday in Seoul; in London it is still Wednesday.
const NOW = Date.parse("2026-11-25T16:00:00Z");

it.each([
  ["day", ["2026-11-24", "2026-11-25", "2026-11-26"]],
  ["week", ["2026-11-09", "2026-11-16", "2026-11-23"]],
  ["month", ["2026-09-01", "2026-10-01", "2026-11-01"]],
] as const)("the last three by %s", (by, starts) => expect(spanStarts(NOW, by, 3)).toEqual(starts));
