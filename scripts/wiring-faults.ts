// npm run verify -- wiring-faults: leaves out each send, each provided action and each actor logic of the page's wiring,
// one at a time, and tells whether the walks over the whole page notice it. `-- MACHINE|FILE` takes the places that
// contain the text.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allSites } from "../tests/wiring/sites.ts";
import { run } from "./lib/process.ts";

type Verdict = "killed" | "alive" | "unreached";
interface Answer {
  id: string;
  verdict: Verdict;
  said?: string;
}

const WORD: Readonly<Record<Verdict, string>> = { killed: "잡힘", alive: "못 잡음", unreached: "닿지 않음" };
const TIMEOUT_MS = 3_600_000;
const root = join(import.meta.dirname, "..");
const [only = ""] = process.argv.slice(2);

const walked = await run("node", ["--conditions=browser", "tests/walks-page/wiring.ts", "--only", only], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "test", NODE_NO_WARNINGS: "1" },
  timeoutMs: TIMEOUT_MS,
});
const answers = walked.output
  .split("\n")
  .filter((line) => line.startsWith("{"))
  .map((line) => JSON.parse(line) as Answer);
const sites = allSites().filter(({ id }) => id.includes(only));
const rows = sites.flatMap((site) => {
  const answer = answers.find(({ id }) => id === site.id);
  return answer ? [{ ...site, ...answer }] : [];
});
for (const { id, line, says, verdict, said } of rows)
  console.log(`${WORD[verdict].padEnd(6)} ${id.split("#")[0]}:${line}  ${says}${said ? `\n         ${said}` : ""}`);
const countOf = (verdict: Verdict): number => rows.filter((row) => row.verdict === verdict).length;
console.log(
  `\n자리 ${sites.length}, 잡힘 ${countOf("killed")}, 못 잡음 ${countOf("alive")}, 걷기가 닿지 않음 ${countOf("unreached")}`,
);
if (only === "") {
  mkdirSync(join(root, "reports"), { recursive: true });
  writeFileSync(join(root, "reports", "wiring-faults.json"), `${JSON.stringify(rows, null, 2)}\n`);
}
if (rows.length < sites.length) console.error(walked.output.slice(-2_000));
process.exitCode = rows.length === sites.length ? 0 : 1;
