// The data folder is one process's, and nobody else reads it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "./lock.ts";
import { makePrivateFolder, writePrivateFile } from "./private-folder.ts";

let folder = "";
const umask = process.umask();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hanpan-folder-"));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("is locked by one holder, and free again when it is released", () => {
  const path = join(folder, "lock");
  const listeners = process.listenerCount("exit");
  const release = lockFolder(folder);
  expect(readFileSync(path, "utf8")).toBe(String(process.pid));
  expect(process.listenerCount("exit")).toBe(listeners + 1);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
  expect([statSync(path, { throwIfNoEntry: false }), process.listenerCount("exit")]).toEqual([undefined, listeners]);
  lockFolder(folder)();
});

it("is taken over from a process that is gone, and from what is no process", () => {
  // The greatest number that Linux gives is 4,194,304.
  for (const holder of ["4194305", "", "0", "-1", "text", String(process.pid)]) {
    writeFileSync(join(folder, "lock"), holder);
    lockFolder(folder)();
  }
  for (const holder of [1, process.ppid]) {
    writeFileSync(join(folder, "lock"), String(holder));
    expect(() => lockFolder(folder)).toThrow(`프로세스 ${holder}`);
  }
  expect(() => lockFolder(join(folder, "nothing"))).toThrow("ENOENT");
});

it("is private with all that stands in it and all that is written later", () => {
  const [data, outside] = [join(folder, "data"), join(folder, "outside")];
  process.umask(0);
  mkdirSync(join(data, "deep"), { recursive: true });
  for (const path of [join(data, "deep", "old"), outside]) writeFileSync(path, "", { mode: 0o644 });
  symlinkSync(outside, join(data, "link"));
  makePrivateFolder(data);
  const now = [data, join(data, "deep"), join(data, "deep", "old"), outside].map(modeOf);
  expect(now).toEqual(["700", "700", "600", "644"]);
  writeFileSync(join(data, "new"), "");
  expect([modeOf(join(data, "new")), process.umask()]).toEqual(["600", 0o077]);
  makePrivateFolder(join(folder, "a", "b"));
  expect(modeOf(join(folder, "a", "b"))).toBe("700");
});

it("has its files written for its owner alone, once where it is asked for", () => {
  process.umask(0);
  const path = join(folder, "made", "secret");
  writePrivateFile(path, "one");
  expect([modeOf(join(folder, "made")), modeOf(path), readFileSync(path, "utf8")]).toEqual(["700", "600", "one"]);
  writePrivateFile(path, "two");
  expect(() => writePrivateFile(path, "three", "wx")).toThrow("EEXIST");
  expect(readFileSync(path, "utf8")).toBe("two");
});
