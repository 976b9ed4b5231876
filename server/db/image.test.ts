import type { PGlite } from "@electric-sql/pglite";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openInFolder, openInMemory } from "./image.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-image-"));
const [migrations, cache] = [join(folder, "migrations"), join(folder, "cache")];
afterAll(() => rmSync(folder, { recursive: true }));

function brought(sql: string): { open: () => Promise<PGlite>; times: () => number } {
  let times = 0;
  rmSync(migrations, { recursive: true, force: true });
  mkdirSync(migrations);
  writeFileSync(join(migrations, "0000.sql"), sql);
  const migrate = async (client: PGlite) => {
    times += 1;
    await client.exec(sql);
  };
  return { open: () => openInMemory(migrations, migrate, cache), times: () => times };
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

it("makes the database anew where the image is damaged", async () => {
  const { open, times } = brought("create table round (number integer)");
  await (await open()).close();
  const [image = ""] = readdirSync(cache).map((name) => join(cache, name));
  writeFileSync(image, readFileSync(image).subarray(0, 100_000));

  const mended = await open();
  expect(times()).toBe(2);
  expect((await mended.query("select number from round")).rows).toEqual([]);
  await (await open()).close();
  expect(times()).toBe(2);
  await mended.close();
});

it("lays a new folder from the image, opens it again with what it holds, and goes without an image that is damaged", async () => {
  const { open } = brought("create table seat (number integer)");
  await (await open()).close();
  const laid = join(folder, "laid");
  const client = await openInFolder(laid, migrations, cache);
  await client.exec("insert into seat values (5)");
  await client.close();
  const again = await openInFolder(laid, migrations, cache);
  expect((await again.query("select number from seat")).rows).toEqual([{ number: 5 }]);
  await again.close();
  expect(readdirSync(folder).filter((name) => name.startsWith("laid"))).toEqual(["laid"]);

  const [image = ""] = readdirSync(cache).map((name) => join(cache, name));
  writeFileSync(image, readFileSync(image).subarray(0, 100_000));
  const plain = await openInFolder(join(folder, "plain"), migrations, cache);
  await expect(plain.query("select number from seat")).rejects.toThrow("seat");
  await plain.close();
  expect(readdirSync(folder).filter((name) => name.startsWith("plain"))).toEqual(["plain"]);
});
