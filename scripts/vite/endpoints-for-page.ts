// Leaves out of the page what only the server reads of an endpoint: the schemas of what is sent, 33 kB gzip for all, and
// the modules that they come from.
import type { Plugin } from "vite";

/** Of `endpoint({…})`. A body that is text is a media type, which the page sends. */
const SERVER_ONLY = new Set(["access", "command", "why", "params", "query", "body"]);

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Import extends Node {
  specifiers: { local: { name: string } }[];
}
interface Property extends Node {
  key: { name?: string };
  value: Node & { value?: unknown };
}
interface Call extends Node {
  callee: { name?: string };
  arguments: (Node & { properties?: Property[] })[];
}

/** The calls of `endpoint` below a node. */
function callsBelow(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(callsBelow);
  if (typeof node !== "object" || node === null) return [];
  const call = node as Call;
  if (call.type === "CallExpression" && call.callee.name === "endpoint") return [call];
  return Object.values(node).flatMap(callsBelow);
}

/** The client reads where no method is said. */
const isServerOnly = ({ key, value }: Property): boolean =>
  value.value === "GET" || (SERVER_ONLY.has(key.name ?? "") && (key.name !== "body" || value.type !== "Literal"));

/** `endpoint` gives back what it is given, so that the page needs its argument only. */
function cutsOf({ start, end, arguments: [given] }: Call): Node[] {
  if (!given) return [];
  const around = [
    { type: "call", start, end: given.start },
    { type: "call", start: given.end, end },
  ];
  return [...around, ...(given.properties?.filter(isServerOnly) ?? [])];
}

/** Imports of names that the code says no more: what they come from would be loaded for nothing. */
function unusedImports(body: readonly Node[], cuts: readonly Node[], code: string): Node[] {
  const imports = body.filter((node): node is Import => node.type === "ImportDeclaration");
  const said = without([...imports, ...cuts], code);
  return imports.filter(
    ({ specifiers }) => !specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(said)),
  );
}

/** The code without these parts, none of which is in another, and without the comma behind each. */
function without(parts: readonly Node[], code: string): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ""), code);
}

const ENDPOINTS = /src\/api\/contract\/.+\.endpoints\.ts$/;

interface Chunk {
  imports: readonly string[];
  moduleIds: readonly string[];
}

/** Chunks that import themselves by way of others and hold endpoints: one of those may be made before its schema is. */
function circular(chunks: ReadonlyMap<string, Chunk>): string[] {
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    (chunks.get(from)?.imports ?? []).some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, wanted, seen);
    });
  return [...chunks].flatMap(([name, { moduleIds }]) =>
    moduleIds.some((id) => ENDPOINTS.test(id)) && reaches(name, name) ? [name] : [],
  );
}

export function endpointsForPage(): Plugin {
  return {
    name: "endpoints-for-page",
    apply: "build",
    enforce: "pre",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const found = circular(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      if (found.length > 0) this.error(`chunks with endpoints import each other: ${found.join(", ")}`);
    },
    transform: {
      filter: { id: ENDPOINTS },
      handler(code) {
        const { body } = this.parse(code, { lang: "ts" });
        const cuts = callsBelow(body).flatMap(cutsOf);
        return without([...cuts, ...unusedImports(body as Node[], cuts, code)], code);
      },
    },
  };
}
