// One search on every page: specification, sections 2 and 5. Whoever lists by words mounts SearchBox.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ui = join(import.meta.dirname, "../../src/ui");
const FACE = "frame/list/search-field.tsx";

it("has one face", () => {
  const faces = globSync("**/*.tsx", { cwd: ui }).filter((file) => {
    const text = readFileSync(join(ui, file), "utf8");
    return /<search[\s>]|type="search"|role="search"/.test(text);
  });
  expect(faces).toEqual([FACE]);
});
