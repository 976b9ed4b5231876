import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Routes } from "../app.ts";

/** Every group of routes: what a file of this folder or of one below it exports under a name that ends with `Routes`. */
export async function findRoutes(): Promise<readonly Routes[]> {
  const files = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts", "find-routes.ts"] });
  const modules = await Promise.all(
    files.toSorted().map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href)),
  );
  return modules.flatMap((module: Readonly<Record<string, unknown>>) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith("Routes") ? [value as Routes] : [])),
  );
}
