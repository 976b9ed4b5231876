// Walks over the whole page from a seed. What fails is shrunk by fast-check to the fewest steps that still fail.
import fc from "fast-check";
import { brokenInvariant } from "./invariants.ts";
import { endWell } from "./ending.ts";
import type { Step } from "./step.ts";
import { STEPS } from "./steps/all.ts";
import type { Application } from "./world/application.ts";
import { World } from "./world/world.ts";

/** Of which those that are possible in their turn are taken. */
const MOST_STEPS = 300;

export interface WalkOptions {
  application: Application;
  seed: number;
  walks: number;
  /** The place in the seed of the one walk to take, as a failure tells it. */
  path?: string;
  /** A planted fault, to see it found: the stored key of a bet is gone before the answer comes. */
  losesIntents?: boolean;
  /** The first failure is enough: it is not shrunk. */
  isQuick?: boolean;
  onWalk?: (steps: readonly string[]) => void;
}

interface WalkFailure {
  steps: readonly string[];
  reason: string;
  path: string;
  shrinks: number;
}

export interface WalkReport {
  walks: number;
  steps: number;
  /** How often each step was taken. */
  taken: ReadonlyMap<string, number>;
  failure: WalkFailure | null;
}

class Taken implements fc.AsyncCommand<World, World> {
  readonly #step: Step;
  constructor(step: Step) {
    this.#step = step;
  }
  check(world: Readonly<World>): boolean {
    return this.#step.isPossible(world as World);
  }
  async run(world: World): Promise<void> {
    world.log.push(this.#step.says);
    await this.#step.run(world);
    await world.clock.settle();
    await holdTo(world);
  }
  toString(): string {
    return this.#step.says;
  }
}

async function holdTo(world: World): Promise<void> {
  await world.look();
  const broken = brokenInvariant(world);
  if (broken !== null) throw new Error(broken);
}

/** Walks until the first failure, or until all are walked. The same options give the same walks. */
export async function walkPage({
  application,
  seed,
  walks,
  path,
  losesIntents = false,
  isQuick = false,
  onWalk,
}: WalkOptions): Promise<WalkReport> {
  let walked = 0;
  let steps = 0;
  const taken = new Map<string, number>();
  const commands = fc.commands([fc.oneof(...STEPS).map((step) => new Taken(step))], {
    maxCommands: MOST_STEPS,
    size: "max",
  });
  let last: readonly string[] = [];
  const property = fc.asyncProperty(commands, async (list) => {
    const world = await World.start(application);
    world.network.losesIntents = losesIntents;
    last = world.log;
    await world.open("/");
    await fc.asyncModelRun(() => ({ model: world, real: world }), list);
    await endWell(world);
    await holdTo(world);
    walked += 1;
    steps += world.log.length;
    for (const says of world.log) taken.set(says, (taken.get(says) ?? 0) + 1);
    onWalk?.(world.log);
  });
  const details = await fc.check(property, {
    seed,
    numRuns: walks,
    endOnFailure: isQuick,
    ...(path !== undefined && { path }),
  });
  if (!details.failed) return { walks: walked, steps, taken, failure: null };
  const shrunk = isQuick ? null : await againstLast(property, details.counterexample);
  const error = shrunk ?? details.errorInstance;
  return {
    walks: walked,
    steps,
    taken,
    failure: {
      steps: [...last],
      reason: error instanceof Error ? error.message : String(error),
      path: details.counterexamplePath?.split(":")[0] ?? "",
      shrinks: details.numShrinks,
    },
  };

  /** The shrunk walk once more, so that its own steps are the last that were logged. */
  async function againstLast(
    walk: fc.IAsyncProperty<[Iterable<fc.AsyncCommand<World, World>>]>,
    found: [Iterable<fc.AsyncCommand<World, World>>] | null,
  ): Promise<unknown> {
    const result = found ? await walk.run(found) : null;
    return result && "error" in result ? result.error : null;
  }
}
