// Runs walks over the whole page. Each run is a Node of its own, which loads the libraries as a browser does, has a
// walk's clock in the place of its own, and holds the application.
import { execFile } from "node:child_process";
import { join } from "node:path";

export interface Ran {
  code: number;
  said: string;
}

export function walk(...args: readonly string[]): Promise<Ran> {
  const main = join(import.meta.dirname, "main.ts");
  const env = { ...process.env, NODE_NO_WARNINGS: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=browser", main, ...args], { env }, (error, _, said) =>
      resolve({ code: error ? 1 : 0, said }),
    );
  });
}
