// The headless part of `npm run verify -- wiring-faults`: leaves out each place that wires the page, one at a time, and
// tells by JSON lines whether the walks over the whole page notice it.
import "../wiring/hooks.ts";
import { parseArgs } from "node:util";
import { installWiring } from "../wiring/runtime.ts";
import { allSites } from "../wiring/sites.ts";
import { boot } from "./boot.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "20261" },
    walks: { type: "string", default: "8" },
    only: { type: "string", default: "" },
  },
});

const reached = new Set<string>();
const { drop } = installWiring((id) => void reached.add(id));
const { application } = await boot();
const { walkPage } = await import("./walks.ts");
const walk = () => walkPage({ application, seed: Number(values.seed), walks: Number(values.walks), isQuick: true });

const sound = await walk();
if (sound.failure) {
  console.error(`아무것도 빼지 않아도 실패합니다: ${sound.failure.reason}`);
  process.exit(1);
}
for (const { id } of allSites()) {
  if (!id.includes(values.only)) continue;
  if (!reached.has(id)) {
    console.log(JSON.stringify({ id, verdict: "unreached" }));
    continue;
  }
  drop(id);
  const { failure } = await walk();
  drop(null);
  console.log(JSON.stringify({ id, verdict: failure ? "killed" : "alive", said: failure?.reason ?? "" }));
}
process.exit(0);
