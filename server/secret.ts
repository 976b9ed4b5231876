// The secret that signs what leaves the server and comes back. Outside production one is made and kept.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { writePrivateFile } from "./db/private-folder.ts";

/** The configured secret, else the data folder's own, else one for this run. */
export function readSecret(config: Config): string {
  if (config.secret) return config.secret;
  const fresh = randomBytes(32).toString("hex");
  if (config.dataDir === "memory") return fresh;
  const path = join(config.dataDir, "secret");
  try {
    writePrivateFile(path, fresh, "wx");
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readFileSync(path, "utf8");
  }
}
