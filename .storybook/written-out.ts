// Storybook and its tests read the exports of a file without running it. A file of `pageStories` has one call; this writes
// the exports of it, for the index and for whoever loads the file. An id comes from the place of the file, so that an
// address outlives a title; a name comes from the catalogue of story-names.ts.
import { readFileSync } from "node:fs";
import { babelParse, types as t } from "storybook/internal/babel";
import { loadCsf } from "storybook/internal/csf-tools";
import { storyNameFromExport } from "storybook/internal/csf";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";
import { storyName } from "./story-names.ts";

const CALL = "export default pageStories(";
const FILE = /\.stories\.tsx$/;

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

/** `src/ui/wallet/charge/charge-form.stories.tsx` is `wallet-charge-charge-form`, whatever its title says in Korean. */
export function idOf(path: string): string {
  const [stem = ""] = path.replaceAll("\\", "/").split(".stories.tsx");
  const [, machine] = /\/([\w.-]+)\.states$/.exec(stem) ?? [];
  if (machine !== undefined) return `machines-states-${machine.replaceAll(".", "-")}`;
  const [, place = stem] = /^(?:.*\/)?(?:src\/ui|workshop)\/(.+)$/.exec(stem) ?? [];
  return place.replaceAll("/", "-");
}

function unwrapped(node: t.Node | null | undefined): t.Node | null | undefined {
  return t.isTSSatisfiesExpression(node) || t.isTSAsExpression(node) ? unwrapped(node.expression) : node;
}

/** The object that is exported as the default, by itself or by the name of a constant. */
function metaOf({ program: { body } }: t.File): t.ObjectExpression | null {
  const exported = unwrapped(body.find((one) => t.isExportDefaultDeclaration(one))?.declaration);
  if (t.isObjectExpression(exported)) return exported;
  if (!t.isIdentifier(exported)) return null;
  const declared = body.flatMap((one) => (t.isVariableDeclaration(one) ? one.declarations : []));
  const found = unwrapped(declared.find(({ id }) => t.isIdentifier(id, { name: exported.name }))?.init);
  return t.isObjectExpression(found) ? found : null;
}

/** The text of a file of stories with the id of its place, and with its exports written out. Lines keep their numbers. */
export function writtenOut(code: string, path: string): string {
  if (code.includes(CALL)) return pageWrittenOut(code, path);
  const at = metaOf(babelParse(code))?.start;
  if (typeof at !== "number") throw new Error(`${path}: its default export is no object`);
  return `${code.slice(0, at + 1)} id: "${idOf(path)}",${code.slice(at + 1)}`;
}

function pageWrittenOut(code: string, path: string): string {
  const call = babelParse(code)
    .program.body.filter((one) => t.isExportDefaultDeclaration(one))
    .map(({ declaration }) => declaration)
    .find((one) => t.isCallExpression(one));
  const [component, description] = call?.arguments ?? [];
  if (!t.isIdentifier(component)) throw new Error(`${path}: pageStories takes the page by its name`);
  const described = propertiesOf(description);
  const own = propertiesOf(described.get("stories"));
  const title = described.get("title");
  if (!t.isStringLiteral(title)) throw new Error(`${path}: pageStories takes the title as a text`);
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
    `export default { title: "${title.value}", id: "${idOf(path)}", component: ${component.name}, ...writtenStories.meta };`,
    ...stories,
    "",
  ].join("\n");
}

export const storyIndexer: Indexer = {
  test: FILE,
  createIndex: async (fileName, options) => {
    const { indexInputs } = loadCsf(writtenOut(readFileSync(fileName, "utf8"), fileName), {
      ...options,
      fileName,
    }).parse();
    return indexInputs.map((input) => {
      const { exportName, name = storyNameFromExport(exportName) } = input;
      const isOwn = name !== storyNameFromExport(exportName);
      return { ...input, name: isOwn ? name : (storyName(fileName, exportName) ?? name) };
    });
  },
};

export function storiesWritten(): Plugin {
  return {
    name: "stories-written",
    enforce: "pre",
    transform: { filter: { id: FILE }, handler: (code, id) => ({ code: writtenOut(code, id), map: null }) },
  };
}
