// Apart from tether.ts, since the stream of every member reads it.
import * as v from "valibot";

/** The event `tetherOrder`: the page reads the order anew. */
export const TetherOrderEvent = v.object({ id: v.string(), version: v.number() });
