// What the image starts a node with: a suite measures the server as it runs in production.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Node's own flags in the last line of deploy/Dockerfile. */
export function imageFlags(): string[] {
  const file = readFileSync(join(import.meta.dirname, "..", "..", "..", "deploy", "Dockerfile"), "utf8");
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(file) ?? [];
  const flags = (JSON.parse(command) as string[]).filter((one) => one.startsWith("--"));
  if (flags.length === 0) throw new Error("deploy/Dockerfile starts a node without flags");
  return flags;
}
