// Runs files of tests on a server that has many faults asleep, one awake at a time. Its process stays from run to run.
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { KeptProcess } from "./kept-worker.ts";
import type { ServerMutant } from "./mutants-of.ts";
import { ROOT, sourceOf, withFaults } from "./sources.ts";
import { changedServer, shared } from "./vitest.shared.ts";

export interface Failure {
  /** The first test that fails; "" when the file itself does. */
  test: string;
  /** It was not done in its time: a fault that lets a fact never come, or a machine that is too slow. */
  isByTime: boolean;
}

/** Which tests of a file run. */
export interface Part {
  /** With it no test after the one of that name runs. */
  last?: string | undefined;
  /** The names of those that run; null: all. */
  only?: readonly string[] | null;
}

/** By file of tests, which faults each of its tests came to, and which were come to outside of them. */
interface Notes {
  tests: ReadonlyMap<string, ReadonlySet<string>>;
  outside: ReadonlySet<string>;
}

const BY_TIME = /timed out in \d+ms|did not succeed in time/;

export class KeptTests {
  readonly #vitest: Vitest;
  readonly #process: KeptProcess;
  readonly #notes = new Map<string, Notes>();

  private constructor(vitest: Vitest, process: KeptProcess) {
    this.#vitest = vitest;
    this.#process = process;
  }

  static async start(faults: readonly ServerMutant[]): Promise<KeptTests> {
    const kept = new KeptProcess();
    // Vite would say "development".
    process.env.NODE_ENV = "test";
    const byFile = Map.groupBy(faults, ({ file }) => file);
    const changed = (file: string): string | null => {
      const own = byFile.get(file);
      return own ? withFaults(sourceOf(file), own) : null;
    };
    const vitest = await createVitest(
      {
        ...shared,
        config: false,
        root: ROOT,
        watch: false,
        reporters: [{}],
        setupFiles: ["tests/properties.ts", "tests/server-mutants/planted.ts"],
        // A fault may make a fact never come.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        pool: { name: "kept", createPoolWorker: (options) => kept.workerFor(options) },
      },
      { root: ROOT, plugins: [changedServer(changed, false)] },
    );
    return new KeptTests(vitest, kept);
  }

  /**
   * The tests of the file that come to the fault, by what was noted when the file ran as a whole. null: not known, or it
   * is come to outside of the tests too, so that any of them may notice.
   */
  comingTo(test: string, fault: string): string[] | null {
    const notes = this.#notes.get(test);
    if (!notes || notes.outside.has(fault)) return null;
    const own = [...notes.tests].filter(([, faults]) => faults.has(fault)).map(([name]) => name);
    return own.length > 0 && own.length < notes.tests.size ? own : null;
  }

  /** How the file fails with the fault. null: it does not. */
  async failing(test: string, fault: string, timeoutMs: number, { last, only }: Part = {}): Promise<Failure | null> {
    const project = this.#vitest.getRootProject();
    project.provide("fault", fault);
    project.provide("last", last ?? "");
    project.provide("only", [...(only ?? [])]);
    let isEnded = false;
    const timer = setTimeout(() => {
      isEnded = true;
      void this.renew();
    }, timeoutMs);
    try {
      const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications([
        project.createSpecification(`${ROOT}/${test}`),
      ]);
      const module = testModules.find(({ relativeModuleId }) => relativeModuleId === test);
      for (const one of module?.children.allTests("failed") ?? []) {
        const isByTime = isEnded || (one.result().errors ?? []).some(({ message }) => BY_TIME.test(message));
        return { test: one.fullName, isByTime };
      }
      if (module?.ok() && unhandledErrors.length === 0) {
        if (!last && !only) this.#notes.set(test, notesOf(module));
        return null;
      }
      return { test: "", isByTime: isEnded || (module?.errors() ?? []).some(({ message }) => BY_TIME.test(message)) };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process; the next run begins another one, which has not loaded anything. */
  async renew(): Promise<void> {
    await this.#process.end();
  }

  async close(): Promise<void> {
    await this.renew();
    await this.#vitest.close();
  }
}

function notesOf(module: TestModule): Notes {
  const tests = new Map<string, Set<string>>();
  for (const one of module.children.allTests("passed")) tests.set(one.fullName, new Set(one.meta().cameTo));
  return { tests, outside: new Set(module.meta().cameTo) };
}
