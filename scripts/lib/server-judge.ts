// Judges faults of the server by the files of tests that come to them, one awake at a time in a loaded process.
import { dirname } from "node:path";
import { type Failure, KeptTests, type Part } from "../../tests/server-mutants/kept-tests.ts";
import type { ServerMutant } from "../../tests/server-mutants/mutants-of.ts";
import type { Reach, Reaches } from "./server-reach.ts";

/** How many files of tests look at a database that is filled with the fault in it. */
const AFRESH = 4;
/** How many files run whole where no test that comes to the fault noticed it: a later one may see what was written. */
const WHOLE = 3;
/** A file that takes longer does not end: as many times its own time, and this for a new process and one test's limit. */
const ENDLESS_MS = 90_000;
const ENDLESS_TIMES = 4;
/** What was not done in its time has so many times as long when it is asked again. */
const SLOWER = 3;

/** A test of the fault's own area is asked first, also where it takes so many times as long. */
const OWN_AREA = 10;
/** Where tests of a folder of the server are, if not in the folder of its name. */
const AREAS: Readonly<Record<string, string>> = {
  commands: "frame",
  events: "frame",
  files: "community",
  http: "frame",
  ledger: "wallet",
  lists: "frame",
};

/** The test of the table of endpoints misses what a file of routes does not register. */
const OF_ENDPOINTS = "tests/api/frame/endpoints.test.ts";
const registers = ({ kind, was }: ServerMutant): boolean => kind === "removed call" && was.startsWith("serve(");

/** A test beside the source, or in its area's folder. */
function isOfArea(test: string, source: string): boolean {
  const area = source.split("/")[1] ?? "";
  return test.startsWith(dirname(source)) || test.startsWith(`tests/api/${AREAS[area] ?? area}/`);
}

export interface Verdict {
  /** "endless": noticed, but only by something that is not done in its time, twice. */
  verdict: "caught" | "endless" | "alive" | "unreached" | "failed";
  /** The test that noticed it, the files of tests that did not, or what went wrong with the judging. */
  by: string;
}

interface Noticed extends Failure {
  file: string;
}

interface JudgeOptions {
  reaches: Reaches;
  /** All faults that may be asked about. */
  faults: readonly ServerMutant[];
  /** How many files of tests look at a fault. */
  most: number;
  /** The database that the tests begin with. */
  image: string;
}

/** What is known of the files of tests without a fault; all judges share it. */
const unsound = new Set<string>();
const sound = new Set<string>();
/** Files of which a test needs what an earlier one left: they run whole. */
const chained = new Set<string>();
/** By source, the files of tests that noticed a fault of it: they are asked first about the next one. */
const noticing = new Map<string, Set<string>>();

export class Judge {
  readonly #options: JudgeOptions;
  #tests: KeptTests;
  /** A test has failed in the process, and no file has passed since: what it left behind may make others fail. */
  #isDoubtful = false;

  private constructor(options: JudgeOptions, tests: KeptTests) {
    this.#options = options;
    this.#tests = tests;
  }

  static async start(options: JudgeOptions): Promise<Judge> {
    process.env.SEEDED_IMAGE = options.image;
    return new Judge(options, await KeptTests.start(options.faults));
  }

  /** Asks once more in a new process when the judging itself breaks. */
  async verdictOn(mutant: ServerMutant): Promise<Verdict> {
    try {
      return await this.#judged(mutant);
    } catch {
      await this.#begin();
      return this.#judged(mutant).catch(async (error: unknown) => {
        await this.#begin();
        return { verdict: "failed", by: String(error) };
      });
    }
  }

  async close(): Promise<void> {
    await this.#tests.close();
  }

  async #begin(): Promise<void> {
    process.env.SEEDED_IMAGE = this.#options.image;
    await this.#tests.close().catch(() => {});
    this.#tests = await KeptTests.start(this.#options.faults);
    this.#isDoubtful = false;
  }

  async #renew(): Promise<void> {
    await this.#tests.renew();
    this.#isDoubtful = false;
  }

  async #judged(mutant: ServerMutant): Promise<Verdict> {
    const { reaches, image } = this.#options;
    const tests = this.#testsFor(mutant);
    if (tests.length === 0) return { verdict: "unreached", by: "" };
    const isLoaded = reaches.isLoaded(mutant);
    if (isLoaded) await this.#renew();
    let by = await this.#noticedBy(mutant, tests);
    if (by === null && reaches.fills(mutant)) {
      delete process.env.SEEDED_IMAGE;
      await this.#renew();
      by = await this.#noticedBy(mutant, tests.slice(0, AFRESH));
      process.env.SEEDED_IMAGE = image;
      await this.#renew();
    }
    if (isLoaded) await this.#renew();
    if (by) noticing.set(mutant.file, (noticing.get(mutant.file) ?? new Set()).add(by.file));
    if (by === null) return { verdict: "alive", by: tests.map(({ test }) => test).join(", ") };
    return { verdict: by.isByTime ? "endless" : "caught", by: by.test };
  }

  /**
   * First those that noticed a fault of its file before or must miss what it registers, then those of its area, then the quick ones that come to much of
   * its file, and to little else.
   */
  #testsFor(mutant: ServerMutant): Reach[] {
    const { reaches, most } = this.#options;
    const worth = ({ test, places, ms }: Reach): number => {
      const own = places[mutant.file]?.length ?? 0;
      const all = Object.values(places).reduce((sum, { length }) => sum + length, 0);
      return ((isOfArea(test, mutant.file) ? OWN_AREA : 1) * own ** 2) / all / (ms + 5_000);
    };
    const first = new Set(noticing.get(mutant.file));
    if (registers(mutant)) first.add(OF_ENDPOINTS);
    return reaches.all
      .filter((reach) => !unsound.has(reach.test) && reaches.comesTo(mutant, reach))
      .toSorted(
        (one, other) => Number(first.has(other.test)) - Number(first.has(one.test)) || worth(other) - worth(one),
      )
      .slice(0, most);
  }

  /** The first test that fails with the fault and does not without it. null: none. */
  async #noticedBy(mutant: ServerMutant, tests: readonly Reach[]): Promise<Noticed | null> {
    const inPart: Reach[] = [];
    for (const test of tests) {
      const only = this.#onlyFor(mutant, test);
      if (only) inPart.push(test);
      const noticed = await this.#noticedIn(mutant, test, only);
      if (noticed) return noticed;
    }
    for (const test of inPart.filter((one) => !unsound.has(one.test)).slice(0, WHOLE)) {
      const noticed = await this.#noticedIn(mutant, test, null);
      if (noticed) return noticed;
    }
    return null;
  }

  /** The tests of the file that come to the fault; null: all of them run, also on a database that the fault has filled. */
  #onlyFor(mutant: ServerMutant, { test }: Reach): string[] | null {
    const isFilled = process.env.SEEDED_IMAGE === undefined;
    if (isFilled || chained.has(test) || this.#options.reaches.isLoaded(mutant)) return null;
    return this.#tests.comingTo(test, mutant.id);
  }

  async #noticedIn(mutant: ServerMutant, test: Reach, only: readonly string[] | null): Promise<Noticed | null> {
    const failed = await this.#failing(test, mutant.id, { only });
    if (!failed) return null;
    if (await this.#isOfFault(mutant, test, failed, only))
      return { ...failed, file: test.test, test: `${test.test}: ${failed.test || "끝나지 않음"}` };
    return chained.has(test.test) && only ? this.#noticedIn(mutant, test, null) : null;
  }

  #failing({ test, ms }: Reach, fault: string, part: Part, slower = 1): Promise<Failure | null> {
    return this.#tests.failing(test, fault, slower * (ENDLESS_MS + ENDLESS_TIMES * ms), part);
  }

  /**
   * Asked again without the fault up to the test that failed, unless the process is as good as new and the file is known.
   * What was not done in its time is asked again in a new process, without the fault and with it: a slow machine is none.
   */
  async #isOfFault(
    mutant: ServerMutant,
    test: Reach,
    failed: Failure,
    only: readonly string[] | null,
  ): Promise<boolean> {
    const passes = async (fault: string): Promise<boolean> =>
      (await this.#failing(test, fault, { last: failed.test, only }, failed.isByTime ? SLOWER : 1)) === null;
    const wasDoubtful = this.#isDoubtful;
    this.#isDoubtful = true;
    const key = [test.test, ...(only ?? [])].join("\n");
    if (!failed.isByTime && sound.has(key) && !wasDoubtful) return true;
    if (!failed.isByTime && (await passes(""))) {
      sound.add(key);
      this.#isDoubtful = false;
      return true;
    }
    await this.#renew();
    if (!(await passes(""))) {
      if (!only) console.log(`그대로도 실패: ${test.test}`);
      (only ? chained : unsound).add(test.test);
      await this.#renew();
      return false;
    }
    sound.add(key);
    // It was the process, or the fault has broken it: only a new one tells.
    await this.#renew();
    const isNoticed = !(await passes(mutant.id));
    await this.#renew();
    return isNoticed;
  }
}
