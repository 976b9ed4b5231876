// The browser models by machine, for who wants to know them without walking: a walk's file registers its own.
import { join } from "node:path";
import { existsSync } from "node:fs";
import type { BrowserModel } from "./browser-model.ts";

const walks = new Map<string, readonly BrowserModel[]>();

export function register(browsers: readonly BrowserModel[]): void {
  const [first] = browsers;
  if (first) walks.set(first.machine, browsers);
}

/** The browser models of a machine; empty when it has no walk. */
export async function browsersOf(machine: string): Promise<readonly BrowserModel[]> {
  const file = join(import.meta.dirname, "..", `${machine}.walk.ts`);
  if (!existsSync(file)) return [];
  await import(file);
  return walks.get(machine) ?? [];
}
