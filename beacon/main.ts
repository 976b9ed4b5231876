// The process of the demo's beacon. It alone reads its key, tells the server that started it where it is, and ends with it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { QUICKNET } from "../src/domain/games/beacon.ts";
import { newBeaconSecret } from "../src/domain/games/beacon-signature.ts";
import { serveBeacon } from "./serve-beacon.ts";

/** The key that was given, else that of the file, which is made where there is none. */
function readKey({ BEACON_KEY, BEACON_KEY_FILE }: NodeJS.ProcessEnv): string {
  const fresh = BEACON_KEY ?? newBeaconSecret();
  if (BEACON_KEY_FILE === undefined) return fresh;
  try {
    mkdirSync(dirname(BEACON_KEY_FILE), { recursive: true, mode: 0o700 });
    writeFileSync(BEACON_KEY_FILE, fresh, { flag: "wx", mode: 0o600 });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readFileSync(BEACON_KEY_FILE, "utf8");
  }
}

const { genesis, period } = QUICKNET;
const { url, publicKey } = await serveBeacon({ secret: readKey(process.env), genesis, period, now: () => Date.now() });
// The server ends it: a signal to both of a terminal reaches the server too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit(0));
process.send?.({ url, publicKey });
