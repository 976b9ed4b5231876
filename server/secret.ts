// The secret that signs what leaves the server and comes back. Outside production one is made and kept.
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** The configured secret, else the data folder's own, else one for this run. */
export function readSecret(config: Config): string {
  if (config.secret) return config.secret;
  const fresh = randomBytes(32).toString("hex");
  if (config.dataDir === "memory") return fresh;
  mkdirSync(config.dataDir, { recursive: true });
  const path = join(config.dataDir, "secret");
  try {
    writeFileSync(path, fresh, { flag: "wx", mode: 0o600 });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readFileSync(path, "utf8");
  }
}
