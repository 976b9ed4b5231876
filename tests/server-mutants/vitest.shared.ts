// What the runs with notes and those with faults share.
import { join, relative, sep } from "node:path";
import { configDefaults, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification, type TestUserConfig } from "vitest/node";
import { ROOT } from "./sources.ts";

/** Loads sources of the server as others; `changed` answers null for those that stay. */
export function changedServer(changed: (file: string) => string | null, kept: string | false): Plugin {
  const fileOf = (id: string): string => relative(ROOT, id.split("?")[0] ?? "").replaceAll(sep, "/");
  return {
    name: "changed-server",
    enforce: "pre",
    // Vitest keeps what a module was made to by its text on disk.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (changed(fileOf(id)) === null ? undefined : kept)),
    load: (id) => changed(fileOf(id)),
  };
}

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

export const shared: TestUserConfig = {
  environment: "node",
  fsModuleCachePath: join(ROOT, "node_modules/.cache/hanpan/server-mutants"),
  include: ["tests/api/**/*.test.ts", "server/**/*.test.ts"],
  exclude: [...configDefaults.exclude, "**/*.long.test.ts"],
  // One process has loaded the server for all.
  isolate: false,
  maxWorkers: 1,
  sequence: { sequencer: AsGiven },
  expect: { poll: { timeout: 20_000 } },
};
