// A path that the atlas plays: a case that a person does, or what a member's page recorded of a dispute.
import * as v from "valibot";
import type { TrailEvent } from "../../src/api/contract/sports/trails.ts";
import { TRAIL_MACHINES } from "../../src/domain/sports/trail.ts";
import { replayTrail } from "../../src/machines/trail/replay-trail.ts";
import { DISPUTE_TEXT as TEXT } from "./text.ts";

interface PlayedStep {
  /** What happens, for a person. */
  says: string;
  /** `type/case`; "" for the start. */
  label: string;
  /** The paths of the leaves that it leads to. */
  leaves: readonly string[];
  /** The transitions that it takes, by id. */
  transitions: readonly string[];
  /** Where the chart comes otherwise than it was recorded. */
  problem?: string;
}

export interface PlayedPath {
  id: string;
  title: string;
  machine: string;
  /** The place of the test model that it is of. */
  model: number;
  /** False for what was recorded: its steps are no cases of the model. */
  isOfCases: boolean;
  /** The first is the start. */
  steps: readonly PlayedStep[];
}

/** The states around leaves, the machine and the leaves themselves included. */
export function activeAround(leaves: readonly string[]): ReadonlySet<string> {
  const around = leaves.flatMap((leaf) => leaf.split(".").map((_, at, parts) => parts.slice(0, at + 1).join(".")));
  return new Set(["", ...around]);
}

const Step = v.object({
  label: v.string(),
  event: v.pipe(
    v.looseObject({ type: v.string() }),
    v.transform((event) => event as unknown as TrailEvent),
  ),
  transitions: v.array(v.string()),
  state: v.string(),
  at: v.number(),
  leftOut: v.optional(v.number()),
});

/** The file that the console saves of a dispute. */
export const DisputeFile = v.object({
  strategy: v.literal("dispute"),
  models: v.array(
    v.object({
      model: v.picklist(TRAIL_MACHINES),
      paths: v.array(v.object({ key: v.string(), start: v.string(), steps: v.array(Step) })),
    }),
  ),
});

/** The paths of a dispute, walked once more. */
export function pathsOfDispute({ models }: v.InferOutput<typeof DisputeFile>): PlayedPath[] {
  return models.flatMap(({ model: machine, paths }) =>
    paths.map(({ key, steps }): PlayedPath => {
      const replayed = replayTrail({ machine, key, steps });
      const [first] = steps;
      return {
        id: key,
        title: TEXT.title(machine, new Date(first?.at ?? 0).toISOString().slice(0, 19).replace("T", " ")),
        machine,
        model: 0,
        isOfCases: false,
        steps: replayed.map(({ at, state, seen, taken, leftOut }, index) => ({
          says: `${new Date(at).toISOString().slice(11, 23)} ${steps[index]?.label ?? ""}${leftOut === undefined ? "" : ` (${TEXT.leftOut(leftOut)})`}`,
          label: index === 0 ? "" : (steps[index]?.label ?? ""),
          leaves: [seen],
          transitions: taken,
          ...(seen !== state && { problem: TEXT.recorded(state) }),
        })),
      };
    }),
  );
}
