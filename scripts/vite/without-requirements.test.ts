import { expect, it } from "vitest";
import { withoutRequirements } from "./without-requirements.ts";

it("leaves the ids of requirements out of a chart, and nothing else", () => {
  const chart = `{
    on: {
      "a.go": { guard: "isSo", target: "there", meta: { requirements: ["REQ-4.1", "REQ-R5"] } },
    },
    here: { meta: {
      requirements: [
        "REQ-4.2",
      ],
    }, tags: "busy" },
  }`;
  expect(withoutRequirements(chart).replaceAll(/\s+/g, " ")).toBe(
    '{ on: { "a.go": { guard: "isSo", target: "there", }, }, here: { tags: "busy" }, }',
  );
});

it("refuses an id that would be left in", () => {
  expect(() => withoutRequirements('const ids = ["REQ-4.1"];')).toThrow(
    'REQ-4.1 stands elsewhere than in "meta: { requirements: […] }"',
  );
});
