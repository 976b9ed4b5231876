// npm run verify -- page-walks: walks over the whole page, headless. `--seed N` repeats, `--walk PLACE` takes the one,
// `--quick` shows the first failure as it is, `--steps` counts what was done, `--log` writes each walk, `--plant lost-intent` has the storage lose what it must keep.
import { parseArgs } from "node:util";
import { boot } from "./boot.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(process.env.PROPERTY_SEED ?? 20_261) },
    walks: { type: "string", default: "240" },
    walk: { type: "string" },
    steps: { type: "boolean", default: false },
    log: { type: "boolean", default: false },
    plant: { type: "string" },
    quick: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const walks = Number(values.walks);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(walks) || walks < 1) {
  console.error("사용법: npm run verify -- page-walks [--seed N] [--walks N] [--walk 자리] [--steps] [--log]");
  process.exit(2);
}
const began = performance.now();
const { application, now } = await boot();
const { walkPage } = await import("./walks.ts");
const report = await walkPage({
  application,
  seed,
  walks,
  ...(values.walk !== undefined && { path: values.walk }),
  ...(values.log && { onWalk: (steps) => console.error(steps.join(" → ")) }),
  isQuick: values.quick,
  losesIntents: values.plant === "lost-intent",
});
const seconds = (now() - began) / 1_000;

if (values.steps)
  for (const [says, times] of [...report.taken].toSorted(([, one], [, other]) => other - one))
    console.error(`${String(times).padStart(7)}  ${says}`);
const { failure } = report;
if (failure) {
  console.error(`걸음 ${report.walks}번 뒤에 실패했습니다: ${failure.reason}`);
  console.error(`가장 짧은 길 (${failure.steps.length}걸음):`);
  for (const [index, says] of failure.steps.entries()) console.error(`  ${index + 1}. ${says}`);
  console.error(`다시: npm run verify -- page-walks --seed ${seed} --walk ${failure.path}`);
} else {
  const mean = (report.steps / Math.max(1, report.walks)).toFixed(1);
  console.error(`걸음 ${report.walks}번, 평균 ${mean}개, ${seconds.toFixed(1)} s, 씨앗 ${seed}: 모두 지켜졌습니다.`);
}
process.exit(failure ? 1 : 0);
