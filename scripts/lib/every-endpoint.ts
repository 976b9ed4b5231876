// Every line of the table of endpoints: what the files `*.endpoints.ts` export.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "../../src/api/contract/endpoint.ts";

const CONTRACT = join(import.meta.dirname, "../../src/api/contract");

export async function everyEndpoint(): Promise<Endpoint[]> {
  const files = globSync("**/*.endpoints.ts", { cwd: CONTRACT });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(CONTRACT, file)).href)));
  return modules.flatMap((module: Readonly<Record<string, Endpoint>>) => Object.values(module));
}
