// The types of a machine's events and input, read from its source: what a payload can be, nobody says better.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { Typed } from "../any/read-machine.ts";
import { newShape, type Shape } from "../any/shape.ts";

/** A node of the syntax tree, as far as types go. */
interface Node {
  type: string;
  [key: string]: unknown;
}

type Lookup = (name: string) => Node | null;

const isNode = (one: unknown): one is Node =>
  typeof one === "object" && one !== null && typeof (one as Node).type === "string";

function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(one)) yield* everyNode(one);
}

const nameOf = (key: unknown): string => {
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
};

const DECLARES = new Set(["TSTypeAliasDeclaration", "TSInterfaceDeclaration", "TSEnumDeclaration"]);
const ENDINGS = ["", ".ts", ".tsx", ".mts", ".js", "/index.ts"];
const MOST_FILES = 20;

function parse(file: string): Node | null {
  try {
    return parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
  } catch {
    return null;
  }
}

/** Types by name, of the file and of those that it imports by a relative path. */
function namesIn(file: string, seen: Set<string>): Lookup {
  const tree = seen.has(file) || seen.size > MOST_FILES ? null : parse(file);
  seen.add(file);
  const own = new Map<string, Node>();
  const others: Lookup[] = [];
  for (const node of tree ? everyNode(tree) : []) {
    if (DECLARES.has(node.type)) own.set(nameOf(node.id), node);
    const from =
      /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && isNode(node.source) ? nameOf(node.source) : "";
    if (!from.startsWith(".")) continue;
    const found = ENDINGS.map((ending) => resolve(dirname(file), from.replace(/\.js$/, "") + ending)).find(
      (one) => existsSync(one) && /\.[cm]?[jt]sx?$/.test(one),
    );
    if (found !== undefined) others.push(namesIn(found, seen));
  }
  return (name) => own.get(name) ?? others.reduce<Node | null>((known, find) => known ?? find(name), null);
}

const KEYWORDS: Readonly<Record<string, Partial<Shape>>> = {
  TSStringKeyword: { kinds: new Set(["string"]) },
  TSNumberKeyword: { kinds: new Set(["number"]) },
  TSBooleanKeyword: { kinds: new Set(["boolean"]) },
  TSUndefinedKeyword: { isOptional: true },
  TSVoidKeyword: { isOptional: true },
  TSNullKeyword: { values: new Set([null]) },
};

function merged(all: readonly Shape[]): Shape {
  const whole = newShape({ isTyped: true });
  for (const one of all) {
    for (const kind of one.kinds) whole.kinds.add(kind);
    for (const value of one.values) whole.values.add(value);
    for (const [name, field] of one.fields) {
      const known = whole.fields.get(name);
      whole.fields.set(name, known ? merged([known, field]) : field);
    }
    whole.element ??= one.element;
    whole.isOptional ||= one.isOptional;
  }
  return whole;
}

class TypeReader {
  readonly #find: Lookup;
  #depth = 0;

  constructor(find: Lookup) {
    this.#find = find;
  }

  /** The members of a union; of anything else the type itself. */
  members(type: Node): Node[] {
    const list = (type.types ?? []) as Node[];
    if (type.type === "TSUnionType") return list.flatMap((one) => this.members(one));
    if (type.type === "TSParenthesizedType") return this.members(type.typeAnnotation as Node);
    const named = this.#named(type);
    return named?.type === "TSTypeAliasDeclaration" ? this.members(named.typeAnnotation as Node) : [type];
  }

  #named(type: Node): Node | null {
    return type.type === "TSTypeReference" && isNode(type.typeName) ? this.#find(nameOf(type.typeName)) : null;
  }

  #fields(members: readonly Node[]): Shape {
    const fields = members
      .filter(({ type }) => type === "TSPropertySignature")
      .map((one): [string, Shape] => {
        const shape = this.shape((one.typeAnnotation as Node | null)?.typeAnnotation as Node | undefined);
        return [nameOf(one.key), one.optional === true ? { ...shape, isOptional: true } : shape];
      });
    return newShape({ isTyped: true, kinds: new Set(["object"]), fields: new Map(fields) });
  }

  shape(type: Node | undefined): Shape {
    if (!type || this.#depth > 6) return newShape();
    this.#depth += 1;
    try {
      return this.#shape(type);
    } finally {
      this.#depth -= 1;
    }
  }

  #shape(type: Node): Shape {
    const keyword = KEYWORDS[type.type];
    if (keyword) return newShape({ ...structuredClone(keyword), isTyped: true });
    const inner = type.typeAnnotation as Node | undefined;
    switch (type.type) {
      case "TSLiteralType":
        return newShape({ isTyped: true, values: new Set([(type.literal as { value: string }).value]) });
      case "TSTypeLiteral":
        return this.#fields(type.members as Node[]);
      case "TSUnionType":
      case "TSIntersectionType":
        return merged((type.types as Node[]).map((one) => this.shape(one)));
      case "TSArrayType":
        return newShape({ isTyped: true, kinds: new Set(["array"]), element: this.shape(type.elementType as Node) });
      case "TSParenthesizedType":
      case "TSTypeOperator":
        return this.shape(inner);
      case "TSTypeReference":
        return this.#reference(type);
      default:
        return newShape();
    }
  }

  #reference(type: Node): Shape {
    const name = isNode(type.typeName) ? nameOf(type.typeName) : "";
    const [argument] = ((type.typeArguments as { params?: Node[] } | null)?.params ?? []) as Node[];
    if (name === "Array" || name === "ReadonlyArray")
      return newShape({ isTyped: true, kinds: new Set(["array"]), element: this.shape(argument) });
    if (["Readonly", "Partial", "Required"].includes(name)) return this.shape(argument);
    const found = this.#named(type);
    if (found?.type === "TSTypeAliasDeclaration") return this.shape(found.typeAnnotation as Node);
    if (found?.type === "TSInterfaceDeclaration") return this.#fields((found.body as { body: Node[] }).body);
    if (found?.type !== "TSEnumDeclaration") return newShape();
    const members = ((found.body as { members?: Node[] } | undefined)?.members ?? []) as Node[];
    const values = members.map(({ initializer }, at) => (isNode(initializer) ? (initializer.value as string) : at));
    return newShape({ isTyped: true, values: new Set(values) });
  }
}

/** What stands under a name in `types` or `schemas`, as a type. */
function typesUnder(tree: Node, name: string): Node[] {
  const found: Node[] = [];
  for (const node of everyNode(tree)) {
    if (node.type !== "Property" || !["types", "schemas"].includes(nameOf(node.key)) || !isNode(node.value)) continue;
    const { type, typeAnnotation, properties } = node.value as {
      type: string;
      typeAnnotation?: Node;
      properties?: Node[];
    };
    if (type === "TSAsExpression" && typeAnnotation?.type === "TSTypeLiteral")
      for (const member of typeAnnotation.members as Node[])
        if (member.type === "TSPropertySignature" && nameOf(member.key) === name)
          found.push((member.typeAnnotation as { typeAnnotation: Node }).typeAnnotation);
    for (const one of properties ?? [])
      if (
        one.type === "Property" &&
        nameOf(one.key) === name &&
        isNode(one.value) &&
        one.value.type === "TSAsExpression"
      )
        found.push(one.value.typeAnnotation as Node);
  }
  return found;
}

/** Of every machine in a file; an event that two of them have by one name has the type of the first. */
export function typesIn(file: string): Typed {
  const tree = parse(file);
  if (!tree) return { events: new Map(), input: null };
  const reader = new TypeReader(namesIn(file, new Set()));
  const events = new Map<string, Shape>();
  for (const one of typesUnder(tree, "events").flatMap((type) => reader.members(type))) {
    const shape = reader.shape(one);
    const fields = new Map([...shape.fields].filter(([name]) => name !== "type"));
    for (const type of shape.fields.get("type")?.values ?? [])
      if (!events.has(String(type)))
        events.set(String(type), { ...newShape({ isTyped: true }), fields: new Map(fields) });
  }
  const [input, ...others] = typesUnder(tree, "input");
  return { events, input: input && others.length === 0 ? reader.shape(input) : null };
}
