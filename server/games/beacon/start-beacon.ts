// Which beacon a server draws with: the configured one; in test mode one that follows the test's clock; else one of the
// house's own, in a process beside the server.
import { type ChildProcess, fork } from "node:child_process";
import { hash } from "node:crypto";
import { join } from "node:path";
import * as v from "valibot";
import { type BeaconChain, QUICKNET } from "../../../src/domain/games/beacon.ts";
import { beaconPublicKey, signBeaconRound } from "../../../src/domain/games/beacon-signature.ts";
import type { Config } from "../../config.ts";
import { report } from "../../log.ts";
import { askedBeacon } from "./ask-beacon.ts";
import type { Beacon } from "./beacon.ts";

export async function startBeacon(config: Config, secret: string): Promise<Beacon> {
  if (config.beacon !== null) {
    const { chain, urls } = config.beacon;
    return { ...askedBeacon(chain, () => urls), isHouse: false };
  }
  return config.mode === "test" ? testBeacon() : houseBeacon(config, secret);
}

/** A small key: a test signs with it in two milliseconds. */
const TEST_SECRET = "07".padStart(64, "0");
let testChain: BeaconChain | undefined;

/** Its rounds come each second, so that no test waits long for one. It is asked for rounds that are over by its clock. */
function testBeacon(): Beacon {
  testChain ??= { ...QUICKNET, publicKey: beaconPublicKey(TEST_SECRET), period: 1 };
  return {
    chain: testChain,
    isHouse: true,
    signatures: async (rounds) => {
      const signed = new Map<number, string>();
      for (const round of new Set(rounds)) signed.set(round, await signBeaconRound(TEST_SECRET, round));
      return signed;
    },
    stop: () => Promise.resolve(),
  };
}

const Ready = v.object({ url: v.string(), publicKey: v.string() });
const MAIN = join(import.meta.dirname, "..", "..", "..", "beacon", "main.ts");
const BEGIN_AGAIN_MS = 1_000;
/** It signs a round each three seconds: a small heap is enough. */
const FLAGS = ["--max-semi-space-size=1", "--max-old-space-size=64"];

/** Nodes of one database have one key. Below the order of the curve is each number whose first byte is 0. */
function keyOf({ databaseUrl, dataDir }: Config, secret: string): Record<string, string> {
  if (databaseUrl !== undefined) return { BEACON_KEY: `00${hash("sha256", `beacon ${secret}`, "hex").slice(2)}` };
  return dataDir === "memory" ? {} : { BEACON_KEY_FILE: join(dataDir, "beacon", "key") };
}

/** The process gets nothing of what the server knows. */
const environmentOf = (key: Record<string, string>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(NODE_|MALLOC_|PATH$)/.test(name))),
  ...key,
});

/** Begins again when it ends by itself. */
async function houseBeacon(config: Config, secret: string): Promise<Beacon> {
  const env = environmentOf(keyOf(config, secret));
  let url: string | undefined;
  let isStopped = false;
  let child: ChildProcess;
  /** Throws when it ends before it serves. */
  async function begin(): Promise<string> {
    child = fork(MAIN, { execArgv: FLAGS, env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ready = await new Promise<v.InferOutput<typeof Ready>>((resolve, reject) => {
      child.once("message", (message) => resolve(v.parse(Ready, message)));
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`the beacon ended with ${code}`)));
    });
    url = ready.url;
    child.once("exit", beginAgain);
    return ready.publicKey;
  }
  function beginAgain(): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      if (isStopped) return;
      begin().catch((error: unknown) => {
        report("the house's beacon", error);
        beginAgain();
      });
    }, BEGIN_AGAIN_MS);
    timer.unref();
  }
  const publicKey = await begin();
  const asked = askedBeacon({ ...QUICKNET, publicKey }, () => (url === undefined ? [] : [url]));
  return {
    ...asked,
    isHouse: true,
    stop: async () => {
      isStopped = true;
      if (child.connected) child.disconnect();
      await asked.stop();
    },
  };
}
