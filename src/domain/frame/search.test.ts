import { expect, it } from "vitest";
import { searchQuery } from "./search.ts";

it("searches by the text without the spaces around it, and not by spaces alone [REQ-5.10]", () => {
  expect(["", " ", "　\t", " 전북 현대 ", "서울"].map(searchQuery)).toEqual([null, null, null, "전북 현대", "서울"]);
});
