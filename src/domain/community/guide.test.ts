import { expect, it } from "vitest";
import { findEntries, sectionsOf } from "./guide.ts";

const entries = [
  { section: "축구", title: "정산 기준", contents: "<p>연장전은 <b>포함</b>하지 않습니다.</p>" },
  { section: "야구", title: "정산 기준", contents: "<p>연장전을 포함합니다. A &amp; B</p>" },
  { section: "축구", title: "마켓", contents: "<table><tr><td>홀짝</td></tr></table>" },
];
const titles = (found: typeof entries) => found.map(({ section, title }) => `${section} ${title}`);

it("finds entries that have every word, in whatever order", () => {
  expect(titles(findEntries(entries, { text: "포함 연장전" }))).toEqual(["축구 정산 기준", "야구 정산 기준"]);
  expect(titles(findEntries(entries, { text: "축구 기준" }))).toEqual(["축구 정산 기준"]);
  expect(findEntries(entries, { text: "없는 말" })).toEqual([]);
});

it("reads words and no markup", () => {
  expect(findEntries(entries, { text: "table" })).toEqual([]);
  expect(titles(findEntries(entries, { text: "a & b" }))).toEqual(["야구 정산 기준"]);
});

it("keeps to a section, and names sections once", () => {
  expect(titles(findEntries(entries, { section: "축구", text: "홀짝" }))).toEqual(["축구 마켓"]);
  expect(findEntries(entries, {})).toHaveLength(3);
  expect(sectionsOf(entries)).toEqual(["축구", "야구"]);
});
