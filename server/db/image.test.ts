import { PGlite } from "@electric-sql/pglite";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { imageOf, openImage, openInFolder, openInMemory } from "./image.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-image-"));
const [migrations, functions, cache] = ["migrations", "functions", "cache"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const folders = [migrations, functions];
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

// Making a database of nothing takes seconds, and each is the same: the second one in memory begins as the first one did.
// PGlite itself calls this, without `initdb` then.
const create = PGlite.create.bind(PGlite) as (...given: unknown[]) => Promise<PGlite>;
let ofNothing: Blob | null = null;
vi.spyOn(PGlite, "create").mockImplementation((async (...given: [{ fs?: unknown; noInitDb?: boolean }]) => {
  const [options] = given;
  if (typeof options === "string" || options.fs || options.noInitDb) return create(...given);
  if (ofNothing) return openImage(ofNothing);
  const made = await create(...given);
  ofNothing = await imageOf(made);
  return made;
}) as typeof PGlite.create);

function brought(sql: string): { open: () => Promise<PGlite>; times: () => number } {
  let times = 0;
  rmSync(migrations, { recursive: true, force: true });
  mkdirSync(migrations);
  mkdirSync(functions, { recursive: true });
  writeFileSync(join(migrations, "0000.sql"), sql);
  const migrate = async (client: PGlite) => {
    times += 1;
    await client.exec(sql);
  };
  return { open: () => openInMemory(folders, migrate, cache), times: () => times };
}

it("makes the empty database once, begins each with it, and makes it anew for other migrations", async () => {
  const first = brought("create table bet (stake integer)");
  const made = await first.open();
  await made.exec("insert into bet values (1000)");
  const images = readdirSync(cache);
  expect(images).toHaveLength(1);

  const [one, other] = [await first.open(), await first.open()];
  expect(first.times()).toBe(1);
  await one.exec("insert into bet values (2000)");
  expect((await one.query("select stake from bet")).rows).toEqual([{ stake: 2000 }]);
  expect((await other.query("select stake from bet")).rows).toEqual([]);

  const second = brought("create table coupon (amount integer)");
  const fresh = await second.open();
  expect(second.times()).toBe(1);
  expect((await fresh.query("select amount from coupon")).rows).toEqual([]);
  await expect(fresh.query("select stake from bet")).rejects.toThrow("bet");
  expect(readdirSync(cache)).toHaveLength(1);
  expect(readdirSync(cache)).not.toEqual(images);
  for (const client of [made, one, other, fresh]) await client.close();
});

it("lays a new folder from the image and opens it again; a damaged image is made anew, and a folder goes without", async () => {
  // The image that the first test left.
  const { open, times } = brought("create table coupon (amount integer)");
  const laid = join(folder, "laid");
  const client = await openInFolder(laid, folders, cache);
  await client.exec("insert into coupon values (5)");
  await client.close();
  const again = await openInFolder(laid, folders, cache);
  expect((await again.query("select amount from coupon")).rows).toEqual([{ amount: 5 }]);
  await again.close();

  const [image = ""] = readdirSync(cache).map((name) => join(cache, name));
  const damaged = readFileSync(image).subarray(0, 100_000);
  writeFileSync(image, damaged);
  const plain = await openInFolder(join(folder, "plain"), folders, cache);
  await expect(plain.query("select amount from coupon")).rejects.toThrow("coupon");
  await plain.close();
  expect(readdirSync(folder).toSorted()).toEqual(["cache", "functions", "laid", "migrations", "plain"]);

  const mended = await open();
  expect(times()).toBe(1);
  expect((await mended.query("select amount from coupon")).rows).toEqual([]);
  await (await open()).close();
  expect(times()).toBe(1);
  await mended.close();
});

it("makes the empty database anew for another function", async () => {
  rmSync(cache, { recursive: true });
  const { open, times } = brought("create table coupon (amount integer)");
  writeFileSync(join(functions, "price_of.sql"), "select 1");
  await (await open()).close();
  await (await open()).close();
  expect(times()).toBe(1);
  writeFileSync(join(functions, "price_of.sql"), "select 2");
  await (await open()).close();
  expect(times()).toBe(2);
  rmSync(join(functions, "price_of.sql"));
  await (await open()).close();
  expect(times()).toBe(3);
});
