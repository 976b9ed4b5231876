// The providers of casino games at the command line. Each command is a file in scripts/provider.
import { existsSync } from "node:fs";
import { join } from "node:path";

const USAGE = `npm run provider -- par                  the PAR sheet of the house's slot, computed
npm run provider -- serve                the house's own provider, alone
npm run provider -- check URL            the wallet or the provider at an address against docs/provider.md`;

export type ProviderCommand = (args: readonly string[]) => Promise<number> | number;

const [name = "", ...args] = process.argv.slice(2);
const path = join(import.meta.dirname, "provider", `${name}.ts`);
if (!/^[a-z]+$/.test(name) || !existsSync(path)) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const { run } = (await import(path)) as { run: ProviderCommand };
  process.exitCode = await run(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
