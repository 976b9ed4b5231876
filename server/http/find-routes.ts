import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Routes } from "../app.ts";

const server = join(import.meta.dirname, "..");

/** Every group of routes: what a file `*.routes.ts` of the server exports under a name that ends with `Routes`. */
export async function findRoutes(): Promise<readonly Routes[]> {
  const files = globSync("**/*.routes.ts", { cwd: server });
  const modules = await Promise.all(files.toSorted().map((file) => import(pathToFileURL(join(server, file)).href)));
  return modules.flatMap((module: Readonly<Record<string, unknown>>) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith("Routes") ? [value as Routes] : [])),
  );
}
