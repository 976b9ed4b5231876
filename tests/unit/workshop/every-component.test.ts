// A component that the workshop does not show is one that nobody looks at. What counts as shown:
// docs/decisions/stories.md.
import { existsSync, globSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { readSource } from "./source.ts";

const root = join(import.meta.dirname, "../../..");
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .toSorted();

const STORIES = ".stories.tsx";
const all = filesOf("src/ui/**/*.tsx");
const stories = all.filter((path) => path.endsWith(STORIES));
/** What frozen and live stories draw alike. */
const faces = filesOf(".storybook/*-{face,faces}.tsx");
const files = all.filter((path) => !path.endsWith(STORIES));

test("every exported component is drawn by a story", () => {
  const shown = new Set(
    [...stories, ...faces].flatMap((path) => {
      const { imports, drawn } = readSource(root, path);
      return [...drawn].flatMap((name) => {
        const from = imports.get(name);
        return from ? [`${from.path} ${from.name}`] : [];
      });
    }),
  );
  const components = files.flatMap((path) => readSource(root, path).components.map((name) => `${path} ${name}`));
  // Were nothing read, nothing would be missing.
  expect(components.length).toBeGreaterThan(70);
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
});

test("every component is exported where it is declared, by its name", () => {
  expect(files.flatMap((path) => readSource(root, path).unread.map((name) => `${path} ${name}`))).toEqual([]);
});

test("every file of stories belongs to something that is there", () => {
  const isOwned = (path: string) => {
    if (path.endsWith(`.states${STORIES}`)) return true;
    const stem = join(root, path.slice(0, -STORIES.length));
    return existsSync(`${stem}.tsx`) || existsSync(`${stem}.css`);
  };
  expect(stories.filter((path) => !isOwned(path))).toEqual([]);
});

test("a route draws components alone: there is nothing of it to show", () => {
  const markup = filesOf("src/routes/**/*.tsx").flatMap((path) => {
    const { elements } = readSource(root, path);
    // A landmark without a look of its own.
    const bare = elements.filter(({ name, attributes }) => name !== "main" || attributes.length > 0);
    return bare.map(({ name }) => `${path} <${name}>`);
  });
  expect(markup).toEqual([]);
});
