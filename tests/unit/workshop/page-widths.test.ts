// Each page has one story that shows it at both widths, and each title of a story begins with its area of src/ui.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { writtenOut } from "../../../.storybook/written-out.ts";
import { EVERY_PAGE } from "../../../src/domain/frame/pages/every-page.ts";

const root = join(import.meta.dirname, "../../..");

/** A file of stories as the workshop's index reads it. */
function readStories(path: string) {
  const code = writtenOut(readFileSync(join(root, path), "utf8"), `/${path}`);
  const csf = loadCsf(code, { makeTitle: (title) => title }).parse();
  return { title: csf.meta.title ?? "", stories: csf.stories };
}

test("each page has one story at both widths", () => {
  const views = [...new Set(EVERY_PAGE.map(({ view }) => view))];
  expect(views.length).toBeGreaterThan(60);
  const counts = views.map((view) => {
    const path = `src/ui/${view}.stories.tsx`;
    if (!existsSync(join(root, path))) return `${view}: no stories`;
    return `${view}: ${readStories(path).stories.filter(({ tags }) => tags?.includes("widths")).length}`;
  });
  expect(counts).toEqual(views.map((view) => `${view}: 1`));
});

test("the title of a story begins with its area", () => {
  const paths = globSync("src/ui/**/*.stories.tsx", { cwd: root }).map((path) => path.split(sep).join("/"));
  expect(paths.length).toBeGreaterThan(200);
  const wrong = paths.flatMap((path) => {
    const { title } = readStories(path);
    const area = path.split("/")[2] ?? "";
    const isMachine = path.endsWith(".states.stories.tsx");
    const wanted = isMachine ? "machines" : area;
    return title.split("/")[0]?.toLowerCase() === wanted ? [] : [`${path}: ${title}`];
  });
  expect(wrong).toEqual([]);
});
