// Loads a file of somebody's and the machines in it: TypeScript and JSX as they stand, exported or not. What the file
// starts does not start, packages that are not there have a stand-in, a machine that XState refuses does not hide the others.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown, type Plugin } from "rolldown";
import type { AnyStateMachine } from "xstate";

interface Made {
  file: string;
  id: string;
  machine?: unknown;
  error?: unknown;
}

export interface LoadedMachine {
  name: string;
  machine: AnyStateMachine | null;
  /** Why there is none. */
  error: unknown;
  /** The major version of the library that made it. */
  version: number;
  /** The file starts it by itself, so that it has no parent. */
  isRoot: boolean;
}

export interface Loaded {
  machines: readonly LoadedMachine[];
  /** Packages that are not installed where the file stands. */
  standIns: readonly string[];
}

const MADE = Symbol.for("statechart-paths.made");
const STARTED = Symbol.for("statechart-paths.started");
const ASSET = /\.(css|scss|sass|less|svg|png|jpe?g|gif|webp|woff2?|html|md)(\?.*)?$/;
const RECORDER = "\0record:";
const STAND_IN = "\0stand-in:";

const here = createRequire(import.meta.url);

/** The module of the library for files that have none of their own near them. */
const ownLibrary = fileURLToPath(import.meta.resolve("xstate"));

/** Where a bare name leads from a file, and the version of its package. */
function resolved(name: string, importer: string): { path: string; version: string; library: string } | null {
  for (const require of [createRequire(importer), here])
    try {
      const path = require.resolve(name);
      const root = path.slice(0, path.lastIndexOf(`node_modules`));
      const folder = path
        .slice(root.length)
        .split(/[\\/]/)
        .slice(0, name.startsWith("@") ? 3 : 2)
        .join("/");
      const about = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
        name: string;
        version: string;
      };
      return { path, version: about.version, library: about.name };
    } catch {
      // The next place.
    }
  return null;
}

/** The module that a file gets in the place of the library: it notes the machines that are made. */
function recorderText(file: string, library: string): string {
  const url = JSON.stringify(library);
  return `
export * from ${url};
import * as real from ${url};
const made = globalThis[Symbol.for("statechart-paths.made")];
const record = (config, make) => {
  const id = config?.id ?? "";
  try {
    const machine = make();
    made.push({ file: ${JSON.stringify(file)}, id, machine });
    return machine;
  } catch (error) {
    made.push({ file: ${JSON.stringify(file)}, id, error });
    return real.createMachine({ id });
  }
};
const recording = (whole) => ({
  ...whole,
  createMachine: (config) => record(config, () => whole.createMachine(config)),
  ...(whole.extend && { extend: (more) => recording(whole.extend(more)) }),
});
export const createMachine = (config, more) => record(config, () => real.createMachine(config, more));
export const setup = (given) => recording(real.setup(given));
export const createActor = (logic, options) => {
  globalThis[Symbol.for("statechart-paths.started")].add(logic);
  const actor = real.createActor(logic, options);
  actor.start = () => actor;
  actor.send = () => undefined;
  return actor;
};
export const interpret = createActor;
export const log = real.log;
`;
}

const STAND_IN_TEXT = `
const standIn = () => new Proxy(function () {}, {
  get: (_, key) => key === Symbol.toPrimitive ? () => "" : key === "then" || typeof key === "symbol" ? undefined : standIn(),
  apply: standIn,
  construct: () => standIn(),
});
module.exports = standIn();
`;

function loader(versions: Map<string, number>, standIns: Set<string>): Plugin {
  return {
    name: "statechart-paths",
    async resolveId(id, importer) {
      if (importer === undefined || isBuiltin(id)) return null;
      const from = importer.startsWith(RECORDER) ? importer.slice(RECORDER.length) : importer;
      if (id.startsWith("file:")) return { id, external: true };
      if (ASSET.test(id)) return `${STAND_IN}${id}`;
      const inside =
        id.startsWith(".") || id.startsWith("/") ? await this.resolve(id, importer, { skipSelf: true }) : null;
      if (inside) return inside;
      const found = resolved(id, from);
      if (found?.library === "xstate" && !id.includes("/")) {
        versions.set(from, Number.parseInt(found.version, 10));
        return `${RECORDER}${from}`;
      }
      if (found) return { id: pathToFileURL(found.path).href, external: true };
      const other = await this.resolve(id, importer, { skipSelf: true });
      if (other && !other.external) return other;
      standIns.add(id);
      return `${STAND_IN}${id}`;
    },
    load(id) {
      if (id.startsWith(STAND_IN)) return { code: STAND_IN_TEXT, moduleType: "js" };
      if (!id.startsWith(RECORDER)) return null;
      const file = id.slice(RECORDER.length);
      const own =
        versions.get(file) === 6
          ? pathToFileURL(resolved("xstate6", file)?.path ?? resolved("xstate", file)?.path ?? "").href
          : pathToFileURL(ownLibrary).href;
      return { code: recorderText(file, own), moduleType: "js" };
    },
  };
}

const isMachine = (one: unknown): one is AnyStateMachine =>
  typeof one === "object" && one !== null && "root" in one && "config" in one;

/** The machines that a file makes; of one that makes none itself, those of the files that it imports. Throws what the file throws. */
export async function loadMachines(file: string): Promise<Loaded> {
  const made: Made[] = [];
  const started = new Set<unknown>();
  Object.assign(globalThis, { [MADE]: made, [STARTED]: started });
  const [versions, standIns] = [new Map<string, number>(), new Set<string>()];
  let failed: { error: unknown } | null = null;
  const module = await bundled(file, loader(versions, standIns)).catch((error: unknown): Record<string, unknown> => {
    failed = { error };
    return {};
  });
  if (failed && made.length === 0) throw (failed as { error: unknown }).error;
  return { machines: named(file, made, module, versions, started), standIns: [...standIns] };
}

/** What a file exports, whatever it is written in. */
export async function bundled(file: string, ...plugins: Plugin[]): Promise<Record<string, unknown>> {
  const bundle = await rolldown({ input: file, plugins, platform: "node", treeshake: false, logLevel: "silent" });
  const folder = mkdtempSync(join(tmpdir(), "statechart-paths-"));
  try {
    const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
    const entry = join(folder, "machines.mjs");
    writeFileSync(entry, output[0].code);
    return (await import(pathToFileURL(entry).href)) as Record<string, unknown>;
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function named(
  file: string,
  made: readonly Made[],
  module: Readonly<Record<string, unknown>>,
  versions: ReadonlyMap<string, number>,
  started: ReadonlySet<unknown>,
): LoadedMachine[] {
  const exported = new Map(
    Object.entries(module)
      .filter(([, one]) => isMachine(one))
      .map(([name, one]) => [one, name]),
  );
  const own = made.filter((one) => one.file === file);
  const taken = own.length > 0 ? own : made;
  const found = taken.map((one, at): LoadedMachine => {
    const name = exported.get(one.machine as AnyStateMachine) ?? (one.id === "" ? `machine ${at + 1}` : one.id);
    return {
      name,
      machine: (one.machine as AnyStateMachine | undefined) ?? null,
      error: one.error,
      version: versions.get(one.file) ?? 5,
      isRoot: started.has(one.machine),
    };
  });
  // One that is provided anew and exported is the one that is meant.
  const provided = [...exported].filter(([one]) => !made.some(({ machine }) => machine === one)) as [
    AnyStateMachine,
    string,
  ][];
  return [
    ...found,
    ...provided.map(([machine, name]) => ({
      name,
      machine,
      error: undefined,
      version: 5,
      isRoot: started.has(machine),
    })),
  ];
}
