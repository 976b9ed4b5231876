// Properties draw from one seed in `npm test`, so that a red run is red again; `npm run verify` draws anew and longer.
import fc from "fast-check";

const seed = process.env.PROPERTY_SEED ? Number(process.env.PROPERTY_SEED) : 20_261;
const runs = process.env.PROPERTY_RUNS ? Number(process.env.PROPERTY_RUNS) : undefined;
// Where a failure is all that is asked for, shrinking it to a small example would only take time.
const endOnFailure = process.env.PROPERTY_SHRINK === "no";
fc.configureGlobal({ seed, endOnFailure, ...(runs !== undefined && { numRuns: runs }) });
