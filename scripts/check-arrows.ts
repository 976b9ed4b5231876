// Holds the arrows between the rooms. A check that read nothing has checked nothing, so it fails.
import { cruise } from "dependency-cruiser";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const rules = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs"));
const result = await cruise(["src", "server", "provider", "beacon", "paths", "workshop"], {
  baseDir: root,
  ...rules.options,
  validate: true,
  ruleSet: { forbidden: rules.forbidden },
});
if (typeof result.output === "string") throw new Error("dependency-cruiser answered with text");

const { modules, summary } = result.output;
const dependencies = summary.totalDependenciesCruised ?? 0;
const tsx = modules.filter((module) => module.source.endsWith(".tsx") && module.dependencies.length > 0).length;
for (const violation of summary.violations)
  console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`);
const read = modules.filter((module) => /^(src|server)\//.test(module.source)).length;
if (read < 40 || tsx === 0 || dependencies < 60) {
  console.error(`읽은 모듈이 너무 적습니다: ${read}개, 의존 ${dependencies}개.`);
  process.exit(1);
}
console.log(`모듈 ${read}개, 의존 ${dependencies}개, 위반 ${summary.violations.length}개`);
process.exit(summary.violations.length > 0 ? 1 : 0);
