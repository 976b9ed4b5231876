// Stories stand in one tree by page, which the preview orders, under Korean names.
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { getStorySortParameter } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { STORY_NAMES } from "../../../.storybook/story-names.ts";
import { storyIndexer } from "../../../.storybook/written-out.ts";

const root = join(import.meta.dirname, "../../..");
const preview = readFileSync(join(root, ".storybook/preview.tsx"), "utf8");
const { order } = getStorySortParameter(preview) as { order: (string | string[])[] };
const ROOTS = new Set(order.filter((one) => typeof one === "string"));

const paths = globSync(["src/ui/**/*.stories.tsx", "workshop/**/*.stories.tsx"], { cwd: root })
  .map((path) => path.split(sep).join("/"))
  .toSorted();
const found = await Promise.all(
  paths.map(async (path) => {
    const stories = await storyIndexer.createIndex(join(root, path), { makeTitle: (title = "") => title });
    return { path, stories };
  }),
);
const stories = found.flatMap(({ path, stories: own }) => own.map((story) => ({ ...story, path })));

const KOREAN = /[가-힣]/;
/** What Korean members and designers say as it is. */
const AS_IT_IS = new Set(["HTML", "QR", "PC", "TV", "Esc", "Enter"]);
const foreignWords = (text: string): string[] =>
  // A machine goes by its folder, and that folder is its name in the code.
  (text.replaceAll(/\([\w-]+\)/g, "").match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !AS_IT_IS.has(word));
const isKorean = (text: string): boolean => KOREAN.test(text) && foreignWords(text).length === 0;

test("every title stands in the tree, with a Korean name at each branch", () => {
  expect(ROOTS.size).toBeGreaterThan(20);
  expect(stories.length).toBeGreaterThan(1_900);
  const titles = new Map(stories.map(({ path, title = "" }) => [path, title]));
  const wrong = [...titles].filter(([, title]) => {
    const branches = title.split("/");
    return !ROOTS.has(branches[0] ?? "") || branches.length < 2 || !branches.every(isKorean);
  });
  expect(wrong).toEqual([]);
  // A branch of the order that holds nothing was renamed or left.
  const held = new Set([...titles.values()].map((title) => title.split("/")[0]));
  expect([...ROOTS].filter((branch) => !held.has(branch))).toEqual([]);
});

test("no two files have the same title or the same id", () => {
  const ids = found.map(({ stories: [first] }) => first?.metaId);
  expect(new Set(ids).size).toBe(paths.length);
  expect(new Set(found.map(({ stories: [first] }) => first?.title)).size).toBe(paths.length);
});

test("every story has a Korean name: its own, or one of .storybook/names", () => {
  const wrong = stories.filter(({ name = "" }) => !isKorean(name));
  expect(wrong.map(({ path, exportName, name }) => `${path}: ${exportName} (${name})`)).toEqual([]);
});

test("no name of the catalogue is of no story", () => {
  const used = new Set(stories.map(({ exportName }) => exportName));
  const unused = STORY_NAMES.flatMap(([catalogue, names]) =>
    Object.keys(names)
      .filter((name) => !used.has(name))
      .map((name) => `${catalogue}: ${name}`),
  );
  expect(unused).toEqual([]);
});
