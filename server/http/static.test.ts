import fastify from "fastify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { registerStatic, sendPage } from "./static.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-static-"));
for (const path of ["index.html", "assets/a-1.js", ".vite/manifest.json", ".sources", "icons/.hidden/a.svg"]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `file ${path}`);
}
const app = fastify();
registerStatic(app, folder);
app.setNotFoundHandler((request, reply) => sendPage(request, reply, () => reply.code(404).send("none"), folder));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = async (url: string) => {
  const answer = await app.inject({ url });
  return [answer.statusCode, answer.body];
};

test("the page and its files are served, also to a path that the page's router knows", async () => {
  expect(await ask("/")).toEqual([200, "file index.html"]);
  expect(await ask("/korea/cross?page=2")).toEqual([200, "file index.html"]);
  expect(await ask("/assets/a-1.js")).toEqual([200, "file assets/a-1.js"]);
});

test.each([
  "/.vite/manifest.json",
  "/%2evite/manifest.json",
  "/.vite",
  "/.sources",
  "/icons/.hidden/a.svg",
  "/.git/config",
  "/api/nothing",
  "/%61pi/nothing",
  "/%61%70%69",
  "/API/nothing",
  "/assets/none",
])("%s is not there", async (url) => expect(await ask(url)).toEqual([404, "none"]));
