// What a file of components or stories says, read from its syntax tree.
import { parseSync, type Module } from "@swc/core";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

interface Call {
  /** The name that the result is exported under; null where it is not. */
  exportedAs: string | null;
  callee: string;
  /** Arguments that are a text or a name; null for others. */
  args: readonly (string | null)[];
}

export interface Source {
  /** Exported values with a component's name that are functions, or made by a call as `memo(…)` is. */
  components: readonly string[];
  /** Exports that the other readings here do not see: `default`, `*`, and the values of `export { … }`. */
  unread: readonly string[];
  /** What is imported, by its local name. Paths are those of the importing file's. */
  imports: ReadonlyMap<string, { path: string; name: string }>;
  /** Names of the components that are drawn: as an element, as a story's `component`, or by `pageStories`. */
  drawn: ReadonlySet<string>;
  /** Names of HTML elements that are drawn, with those of their attributes. */
  elements: readonly { name: string; attributes: readonly string[] }[];
  /** Values of `data-machine`. */
  machines: readonly string[];
  calls: readonly Call[];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (typeof value === "object" && value !== null) {
    if (isNode(value)) yield value;
    for (const part of Object.values(value)) if (typeof part === "object") yield* nodesIn(part);
  }
}

const field = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null ? (node as Record<string, unknown>)[name] : undefined;
const nodeAt = (node: unknown, name: string): Node | null => {
  const found = field(node, name);
  return isNode(found) ? found : null;
};
const textOf = (node: unknown): string | null => {
  const value = field(node, "value");
  return typeof value === "string" ? value : null;
};

const isComponentName = (name: string): boolean => /^[A-Z]/.test(name);

/** [name, what it is] of every exported declaration. */
function exportsOf(module: Module): [string, Node][] {
  return [...nodesIn(module.body)].flatMap((node): [string, Node][] => {
    if (node.type !== "ExportDeclaration") return [];
    const declaration = nodeAt(node, "declaration");
    if (declaration?.type === "FunctionDeclaration" || declaration?.type === "ClassDeclaration")
      return [[textOf(field(declaration, "identifier")) ?? "", declaration]];
    if (declaration?.type !== "VariableDeclaration") return [];
    return (field(declaration, "declarations") as Node[]).map((one) => [
      textOf(field(one, "id")) ?? "",
      nodeAt(one, "init") ?? one,
    ]);
  });
}

const WRAPPERS = new Set(["memo", "lazy", "forwardRef"]);
const COMPONENTS = new Set([
  "FunctionDeclaration",
  "ClassDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassExpression",
]);

/** Whether a value can be drawn. Of what a method answers, `Object.keys(…)` for one, only React's own wrappers can. */
function isDrawable(node: Node): boolean {
  if (
    node.type === "TsAsExpression" ||
    node.type === "TsSatisfiesExpression" ||
    node.type === "ParenthesisExpression"
  ) {
    const inner = nodeAt(node, "expression");
    return inner !== null && isDrawable(inner);
  }
  if (node.type !== "CallExpression") return COMPONENTS.has(node.type);
  const callee = nodeAt(node, "callee");
  return callee?.type !== "MemberExpression" || WRAPPERS.has(textOf(nodeAt(callee, "property")) ?? "");
}

function unreadOf(module: Module): string[] {
  return module.body.flatMap((item): string[] => {
    if (item.type === "ExportDefaultDeclaration" || item.type === "ExportDefaultExpression") return ["default"];
    if (item.type === "ExportAllDeclaration") return ["*"];
    if (item.type !== "ExportNamedDeclaration" || field(item, "typeOnly") === true) return [];
    return (item.specifiers as unknown as Node[])
      .filter((one) => field(one, "isTypeOnly") !== true)
      .map((one) => textOf(field(one, "exported")) ?? textOf(field(one, "orig")) ?? textOf(field(one, "name")) ?? "*");
  });
}

function importsOf(module: Module, path: string): Source["imports"] {
  const found = new Map<string, { path: string; name: string }>();
  for (const item of module.body) {
    if (item.type !== "ImportDeclaration" || !item.source.value.startsWith(".")) continue;
    for (const one of item.specifiers) {
      const name = one.type === "ImportSpecifier" ? (one.imported?.value ?? one.local.value) : "default";
      found.set(one.local.value, { path: normalize(join(dirname(path), item.source.value)), name });
    }
  }
  return found;
}

/** `Foo` of `<Foo>`; what is drawn of a name space, `Ark.Root`, is not ours. */
const tagOf = (element: Node): string | null => textOf(field(element, "name"));

function attributesOf(element: Node): [string, string | null][] {
  return (field(element, "attributes") as Node[])
    .filter((one) => one.type === "JSXAttribute")
    .map((one) => [textOf(field(one, "name")) ?? "", textOf(nodeAt(one, "value"))]);
}

function argumentOf(argument: unknown): string | null {
  const node = nodeAt(argument, "expression");
  if (node?.type === "CallExpression") return textOf(nodeAt(node, "callee"));
  return node?.type === "StringLiteral" || node?.type === "Identifier" ? textOf(node) : null;
}

/** `path` is relative to `root`, and so are the paths of the imports. Throws on a file that cannot be parsed. */
export function readSource(root: string, path: string): Source {
  const module = parseSync(readFileSync(join(root, path), "utf8"), { syntax: "typescript", tsx: true });
  const nodes = [...nodesIn(module.body)];
  const exported = exportsOf(module);
  const opened = nodes.filter((node) => node.type === "JSXOpeningElement");
  const shown = nodes
    .filter((node) => node.type === "KeyValueProperty" && textOf(field(node, "key")) === "component")
    .map((node) => textOf(nodeAt(node, "value")));
  const calls = nodes
    .filter((node) => node.type === "CallExpression")
    .map((node) => ({
      exportedAs: exported.find(([, one]) => one === node)?.[0] ?? null,
      callee: textOf(nodeAt(node, "callee")) ?? "",
      args: (field(node, "arguments") as unknown[]).map(argumentOf),
    }));
  const pages = calls.filter(({ callee }) => callee === "pageStories").map(({ args }) => args[0]);
  return {
    components: exported.filter(([name, node]) => isComponentName(name) && isDrawable(node)).map(([name]) => name),
    unread: unreadOf(module),
    imports: importsOf(module, path),
    drawn: new Set([...opened.map(tagOf), ...shown, ...pages].filter((name) => typeof name === "string")),
    elements: opened.flatMap((node) => {
      const name = tagOf(node);
      if (name === null || name !== name.toLowerCase()) return [];
      return [{ name, attributes: attributesOf(node).map(([attribute]) => attribute) }];
    }),
    machines: opened.flatMap((node) =>
      attributesOf(node).flatMap(([name, value]) => (name === "data-machine" && value !== null ? [value] : [])),
    ),
    calls,
  };
}
