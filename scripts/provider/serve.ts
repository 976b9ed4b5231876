// The house's own provider, alone: provider/README.md.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { systemClock } from "../../provider/clock.ts";
import { openOwnDatabase } from "../../provider/db/open.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { createVault } from "../../server/vault.ts";
import { ensureProviderBuild } from "../lib/build-provider.ts";
import { join } from "node:path";

const Address = v.pipe(v.string(), v.url());
const Environment = v.object({
  SITE_URL: Address,
  PROVIDER_ID: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  PROVIDER_SECRET: v.pipe(v.string(), v.minLength(32)),
  /** Seals the secrets of draws in its database; without it PROVIDER_SECRET does. */
  PROVIDER_DATA_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
  HOST: v.optional(v.string(), "127.0.0.1"),
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), "4300"),
  PUBLIC_URL: v.optional(Address),
  DATABASE_URL: v.optional(Address),
  PROVIDER_DATA: v.optional(v.string(), ".data-provider"),
  TLS_CERT: v.optional(v.string()),
  TLS_KEY: v.optional(v.string()),
});

export async function run(): Promise<number> {
  const read = v.safeParse(Environment, process.env);
  if (!read.success) {
    for (const { path, message } of read.issues) console.error(`${String(path?.[0]?.key)}: ${message}`);
    return 1;
  }
  const env = read.output;
  await ensureProviderBuild(join(import.meta.dirname, "..", ".."));
  const database = await openOwnDatabase(
    env.DATABASE_URL === undefined ? { folder: env.PROVIDER_DATA } : { url: env.DATABASE_URL },
  );
  const { TLS_CERT: cert, TLS_KEY: key } = env;
  const provider = await startProvider({
    database,
    clock: systemClock,
    providerId: env.PROVIDER_ID,
    secret: env.PROVIDER_SECRET,
    seeds: createVault(env.PROVIDER_DATA_KEY ?? env.PROVIDER_SECRET, [env.PROVIDER_SECRET]).box("house chain"),
    site: env.SITE_URL,
    certificate: cert && key ? { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") } : null,
    host: env.HOST,
    port: env.PORT,
    ...(env.PUBLIC_URL !== undefined && { publicUrl: env.PUBLIC_URL.replace(/\/$/, "") }),
  });
  console.log(provider.url);
  await new Promise<void>((done) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => done());
  });
  await provider.stop();
  await database.close();
  return 0;
}
