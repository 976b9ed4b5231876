// How long the paths of a machine take to generate: the exploration of its model and the plan of its tour, in seconds
// of one core for each hundred transitions. A machine's transitions are those that its models explore, by each of their cases.
import { exploreModel } from "../paths/lib/graph.ts";
import type { PathModel } from "../paths/lib/model.ts";
import { withRefusals } from "../paths/lib/refusals.ts";
import { postmanTour } from "../paths/lib/tour.ts";
import { PATH_MODELS } from "../tests/paths/registry.ts";
import type { Row } from "./bench.ts";

/** The least of so many times: what else the computer does only ever adds. */
const TRIES = 3;

interface Generated {
  seconds: number;
  transitions: number;
}

function generate(model: PathModel): Generated {
  const began = process.cpuUsage();
  const tour = postmanTour(withRefusals(model, exploreModel(model)));
  const { user, system } = process.cpuUsage(began);
  return { seconds: (user + system) / 1_000_000, transitions: tour.proof.targets - 1 };
}

function best(model: PathModel): Generated {
  const tries = Array.from({ length: TRIES }, () => generate(model));
  return tries.reduce((least, one) => (one.seconds < least.seconds ? one : least));
}

/** A row a machine, against the bound of one second. */
export async function run(): Promise<Row[]> {
  return Object.entries(PATH_MODELS).map(([folder, models]) => {
    const all = models.map(best);
    const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
    const transitions = all.reduce((sum, one) => sum + one.transitions, 0);
    return { name: `${folder} (${transitions})`, value: (seconds / transitions) * 100, unit: "s/100", bound: 1 };
  });
}
