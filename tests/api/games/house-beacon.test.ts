// The beacon that a demo brings along: a process beside the server, with a key of its own.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../../../server/config.ts";
import type { Beacon } from "../../../server/games/beacon/beacon.ts";
import { startBeacon } from "../../../server/games/beacon/start-beacon.ts";
import { beaconRoundAfter } from "../../../src/domain/games/beacon.ts";
import { beaconPublicKey, isBeaconSignature } from "../../../src/domain/games/beacon-signature.ts";
import { until } from "../lib/game-driver.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hanpan-beacon-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const demo = (environment: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...environment });
/** The processes of beacons that this one has started. */
const children = (): number[] => {
  const lines = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" }).split(
    "\n",
  );
  return lines.filter((line) => line.includes("beacon/main.ts")).map((line) => Number.parseInt(line, 10));
};
async function signed(beacon: Beacon): Promise<string> {
  const round = beaconRoundAfter(beacon.chain, Date.now()) - 1;
  const signature = await until(async () => (await beacon.signatures([round])).get(round));
  expect(await isBeaconSignature(beacon.chain.publicKey, round, signature)).toBe(true);
  return signature;
}

it("signs with a key that nobody else reads, begins again when it was killed, and ends with the server", async () => {
  const before = children();
  const beacon = await startBeacon(demo(), "s".repeat(32));
  try {
    expect(beacon.isHouse).toBe(true);
    const file = join(dataDir, "beacon", "key");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(beaconPublicKey(readFileSync(file, "utf8"))).toBe(beacon.chain.publicKey);
    await signed(beacon);
    const [own = 0, ...others] = children().filter((pid) => !before.includes(pid));
    expect(others).toEqual([]);
    process.kill(own, "SIGKILL");
    await until(async () => children().some((pid) => pid !== own && !before.includes(pid)));
    await signed(beacon);
  } finally {
    await beacon.stop();
  }
  await until(async () => children().every((pid) => before.includes(pid)));
});

it("has one key on all nodes of a database, and another one with each memory", async () => {
  const nodes = demo({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  const memory = demo({ DATA_DIR: "memory" });
  const begun = await Promise.all([
    startBeacon(nodes, "s".repeat(32)),
    startBeacon(nodes, "s".repeat(32)),
    startBeacon(nodes, "t".repeat(32)),
    startBeacon(memory, "s".repeat(32)),
    startBeacon(memory, "s".repeat(32)),
  ]);
  const keys = begun.map(({ chain }) => chain.publicKey);
  for (const beacon of begun) await beacon.stop();
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(4);
});
