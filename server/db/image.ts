// Making an empty database (initdb, migrations and functions) costs more than the rest of a start. What that makes is
// kept as an image beside the packages, and a database in memory or in a new folder begins with it from then on.
import { PGlite } from "@electric-sql/pglite";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ImageFiles } from "./image-files.ts";

const modules = join(import.meta.dirname, "..", "..", "node_modules");
const CACHE = join(modules, ".cache", "hanpan");

/** Another version of PGlite, another migration and another function are another image. */
function imageName(folders: readonly string[]): string {
  const made = [
    join(modules, "@electric-sql", "pglite", "package.json"),
    ...folders.flatMap((folder) => globSync(join(folder, "**", "*.{sql,json}")).toSorted()),
  ];
  const hash = createHash("sha256");
  for (const path of made) hash.update(readFileSync(path)).update("\0");
  return `memory-${hash.digest("hex").slice(0, 16)}.tar`;
}

/** What costs a database in memory most is its size: small segments of the log, and 16 MB of shared buffers. */
const SMALL = {
  initDbStartParams: ["--wal-segsize=1"],
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB", "-c", "max_wal_size=2MB"],
};

/** Databases that no one copies here; half of the image's files are theirs. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec("update pg_database set datistemplate = false where datistemplate");
  for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
}

/** The database as it is, as a tar that another one in memory begins with. */
export async function imageOf(client: PGlite): Promise<Blob> {
  await client.exec("CHECKPOINT");
  return client.dumpDataDir("none");
}

export function openImage(image: Blob): Promise<PGlite> {
  return PGlite.create({ ...SMALL, fs: new ImageFiles(image) });
}

/** Kept whole or not at all, since several processes may make it at once; images of before go. */
async function keep(client: PGlite, path: string): Promise<void> {
  await dropTemplates(client);
  const image = await imageOf(client);
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()));
  for (const old of globSync(join(dirname(path), "{database,memory}-*.tar")))
    if (old !== path) rmSync(old, { force: true });
  renameSync(unfinished, path);
}

/** null: there is no image yet, or it cannot be opened. */
async function openKept(path: string): Promise<PGlite | null> {
  try {
    return await openImage(new Blob([await readFile(path)]));
  } catch {
    return null;
  }
}

/** An empty database in memory, as the files of the folders make it. `migrate` makes a new one; throws what that throws. */
export async function openInMemory(
  folders: readonly string[],
  migrate: (client: PGlite) => Promise<void>,
  cache = CACHE,
): Promise<PGlite> {
  const path = join(cache, imageName(folders));
  const known = await openKept(path);
  if (known) return known;
  const client = await PGlite.create(SMALL);
  await migrate(client);
  // Without an image the next start takes longer, and no more than that.
  await keep(client, path).catch((error: unknown) => console.error("no image of the database was kept:", error));
  return client;
}

/** The database in `folder`. A new one begins with the image; the caller migrates it, which then finds nothing to do. */
export async function openInFolder(folder: string, folders: readonly string[], cache = CACHE): Promise<PGlite> {
  const path = join(cache, imageName(folders));
  if (existsSync(folder) || !existsSync(path)) return PGlite.create(folder);
  // A start that ends half way leaves a folder that no one takes for the database.
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  const laid = await PGlite.create(unfinished, { loadDataDir: new Blob([await readFile(path)]) }).catch(() => null);
  await laid?.close();
  if (laid) renameSync(unfinished, folder);
  else rmSync(unfinished, { recursive: true, force: true });
  return PGlite.create(folder);
}
