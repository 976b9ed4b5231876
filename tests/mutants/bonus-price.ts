// Run by mutants.test.ts, since hooks of Node's loader need Node itself: whether the walk of one slip notices `<` for
// `<=` at 1.30. Prints the verdict as JSON.
import { slipPaths } from "../../src/machines/slip/slip.paths.ts";
import { judgeMachine } from "./run.ts";
import { sourceMutants } from "./sources.ts";

const mutants = sourceMutants("slip").filter(({ id }) => id.includes("BONUS_REFUSED_PRICE"));
const { fault, judged } = await judgeMachine("slip", [slipPaths("european")], mutants, {});
process.stdout.write(
  JSON.stringify({ fault, judged: judged.map(({ id, verdict }) => ({ id, by: verdict?.by ?? null })) }),
);
