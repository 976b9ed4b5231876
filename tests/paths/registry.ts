// Every machine of the page with its test models, found by its folder under src/machines.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gatherModels } from "../../paths/lib/registry.ts";

const MACHINES = join(import.meta.dirname, "..", "..", "src", "machines");

/** What the files of that kind export, such as `paths`, by their paths; an Error for one that cannot be read. */
export async function machineModules(kind: string): Promise<Readonly<Record<string, unknown>>> {
  const files = globSync(`*/*.${kind}.ts`, { cwd: MACHINES }).map((file) => join(MACHINES, file));
  const modules = files.map(async (file) => {
    const module = (await import(pathToFileURL(file).href).catch((error: unknown) => error)) as unknown;
    return [file, module] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

export const { models: PATH_MODELS, broken: BROKEN_MACHINES } = gatherModels(await machineModules("paths"));
