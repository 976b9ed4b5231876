// Each page has one story that shows it at both widths.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { writtenOut } from "../../../.storybook/written-out.ts";
import { EVERY_PAGE } from "../../../src/domain/frame/pages/every-page.ts";

const root = join(import.meta.dirname, "../../..");

/** The stories of a file as the workshop's index reads them. */
function readStories(path: string) {
  const code = writtenOut(readFileSync(join(root, path), "utf8"), `/${path}`);
  return loadCsf(code, { makeTitle: (title) => title }).parse().stories;
}

test("each page has one story at both widths", () => {
  const views = [...new Set(EVERY_PAGE.map(({ view }) => view))];
  expect(views.length).toBeGreaterThan(60);
  const counts = views.map((view) => {
    const path = `src/ui/${view}.stories.tsx`;
    if (!existsSync(join(root, path))) return `${view}: no stories`;
    return `${view}: ${readStories(path).filter(({ tags }) => tags?.includes("widths")).length}`;
  });
  expect(counts).toEqual(views.map((view) => `${view}: 1`));
});
