// All lines of the table of endpoints, wherever they are said: a new one comes in by itself.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";

const TABLE = join(import.meta.dirname, "..", "..", "..", "src", "api", "contract");

export async function tableOfEndpoints(): Promise<Endpoint[]> {
  const files = globSync("**/*.endpoints.ts", { cwd: TABLE }).toSorted();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(TABLE, file)).href)));
  return modules.flatMap((module: Readonly<Record<string, Endpoint>>) => Object.values(module));
}

/** The names of the entries of an object's schema; none of another one. */
export function entriesOf(schema: unknown): string[] {
  return Object.keys((schema as { entries?: object } | null | undefined)?.entries ?? {});
}
