// Storybook and its tests read the exports of a file without running it. A file of `pageStories` has one call; this writes
// the exports of it, for the index and for whoever loads the file.
import { readFileSync } from "node:fs";
import { babelParse, types as t } from "storybook/internal/babel";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";

const CALL = "export default pageStories(";
const FILE = /-page\.stories\.tsx$/;

type Properties = ReadonlyMap<string, t.Node>;

function propertiesOf(node: t.Node | undefined): Properties {
  if (!t.isObjectExpression(node)) return new Map();
  return new Map(
    node.properties.flatMap((one): [string, t.Node][] => {
      if (t.isSpreadElement(one) || !t.isIdentifier(one.key)) return [];
      return [[one.key.name, t.isObjectProperty(one) ? one.value : one]];
    }),
  );
}

/** `src/ui/wallet/point/point-page.stories.tsx` is `Wallet/Point/PointPage`. */
function titleOf(path: string): string {
  const [, inside = path] = path.split("/src/ui/");
  const pascal = (text: string) => text.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return inside.replace(".stories.tsx", "").split("/").map(pascal).join("/");
}

/** The text of a file of stories with its exports written out. Lines keep their numbers. */
export function writtenOut(code: string, path: string): string {
  if (!code.includes(CALL)) return code;
  const call = babelParse(code)
    .program.body.filter((one) => t.isExportDefaultDeclaration(one))
    .map(({ declaration }) => declaration)
    .find((one) => t.isCallExpression(one));
  const [component, description] = call?.arguments ?? [];
  if (!t.isIdentifier(component)) throw new Error(`${path}: pageStories takes the page by its name`);
  const described = propertiesOf(description);
  const own = propertiesOf(described.get("stories"));
  const made = [
    "Filled",
    ...(described.has("empty") ? ["Empty"] : []),
    ...(described.has("answers") && !described.has("asksNothing") ? ["Loading", "Failed"] : []),
  ];
  const stories = [...new Set([...made, ...own.keys(), "BothWidths"])].map((name) => {
    const node = propertiesOf(own.get(name)).get("tags");
    const tags = node
      ? code.slice(node.start ?? 0, node.end ?? 0)
      : name === "BothWidths"
        ? `["widths", "long"]`
        : "[]";
    return `export const ${name} = { ...writtenStories.stories.${name}, tags: ${tags} };`;
  });
  return [
    code.replace(CALL, "const writtenStories = pageStories("),
    `export default { title: "${titleOf(path)}", component: ${component.name}, ...writtenStories.meta };`,
    ...stories,
    "",
  ].join("\n");
}

export const pageIndexer: Indexer = {
  test: FILE,
  createIndex: async (fileName, options) =>
    loadCsf(writtenOut(readFileSync(fileName, "utf8"), fileName), { ...options, fileName }).parse().indexInputs,
};

export function pageStoriesWritten(): Plugin {
  return {
    name: "page-stories-written",
    enforce: "pre",
    transform: { filter: { id: FILE }, handler: (code, id) => ({ code: writtenOut(code, id), map: null }) },
  };
}
