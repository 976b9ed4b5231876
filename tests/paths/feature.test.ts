// A feature that the command wrote is walked in a browser; one that says something else is not.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { casesGherkin } from "../../paths/formats/cases-gherkin.ts";
import { scriptOfFeature } from "../../scripts/lib/feature-script.ts";
import { casesOfMachine, handsByMachine, keptNumbers } from "../../scripts/lib/hand-cases.ts";

let folder = "";
let text = "";
let ids: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hanpan-feature-"));
  const hand = (await handsByMachine()).search;
  if (!hand) throw new Error("no cases of search");
  const cases = casesOfMachine("search", hand, keptNumbers("search"));
  ids = cases.cases.map(({ id }) => id);
  text = casesGherkin("search", "검색어를 바꾼다.", cases);
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, feature: string): string {
  const file = join(folder, name);
  writeFileSync(file, feature);
  return file;
}

it("each scenario is walked by its steps, or left out with the reason", async () => {
  const { script, leftOut } = await scriptOfFeature(written("all.feature", text));
  expect(script.machine).toBe("search");
  const walked = script.names?.flat() ?? [];
  expect(walked.length).toBeGreaterThan(3);
  expect(script.models.flat().map((labels) => labels.length > 0)).toEqual(walked.map(() => true));
  const told = [...walked, ...leftOut.map(({ name }) => name)].map((name) => name.split(" ")[0] ?? "");
  expect(told.toSorted()).toEqual(ids.toSorted());
  expect(leftOut.filter(({ why }) => !/[가-힣]/.test(why))).toEqual([]);
});

it.each([
  ["a step of another word", (feature: string) => feature.replace("“검색어 지우기”를 누른다\n", "“지우기”를 누른다\n")],
  ["an unknown case", (feature: string) => feature.replace("@SRC-001", "@SRC-999")],
  ["another machine", (feature: string) => feature.replace("기능: search", "기능: serch")],
  ["no Gherkin", () => "제목 없음"],
])("refuses %s", async (name, changed) => {
  const feature = changed(text);
  expect(feature).not.toBe(text);
  await expect(scriptOfFeature(written(`${name}.feature`, feature))).rejects.toThrow(/[가-힣]/);
});
