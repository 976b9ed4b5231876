import * as v from "valibot";

/** GET /api/admin/waiting, and the event `waiting`: how much waits for operators, by the section of the console. */
export const Waiting = v.object({ counts: v.record(v.string(), v.number()) });
export type Waiting = v.InferOutput<typeof Waiting>;
