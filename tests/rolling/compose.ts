// What compose.yaml says, for who runs the same as processes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export interface Compose {
  services: Readonly<
    Record<
      string,
      {
        environment?: Record<string, string>;
        command?: string[];
        volumes?: string[];
        build?: { dockerfile: string };
      }
    >
  >;
}

export const NODES = ["node-1", "node-2"] as const;

export function readCompose(root: string): Compose {
  return parse(readFileSync(join(root, "compose.yaml"), "utf8"), { merge: true }) as Compose;
}

/** The environment of a service; what compose would take from its own is made up. */
export function environmentOf(compose: Compose, service: string): Record<string, string> {
  const { environment = {} } = compose.services[service] ?? {};
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?\}/g, (_, asked: string) => `${asked.toLowerCase()}-9f2c71e4b05d83a6f1c8e7d2`),
    ]),
  );
}

/** What the command of a service gives PostgreSQL by `-c`. */
export function settingsOf(compose: Compose, service: string): string[] {
  const { command = [] } = compose.services[service] ?? {};
  return command.filter((_, at) => command[at - 1] === "-c");
}
