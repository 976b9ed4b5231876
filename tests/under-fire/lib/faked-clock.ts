// The clock of a process, moved while it runs: libfaketime tells it another time of day. Its own count of time, by which
// timers run, goes on.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FILES = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`);

export interface FakedClock {
  environment: Record<string, string>;
  /** Seconds before the machine's clock; below zero: behind it. The process sees it within a second. */
  set(seconds: number): void;
  remove(): void;
}

export function fakedClock(): FakedClock {
  const library = FILES.find((file) => existsSync(file));
  if (!library) throw new Error("no libfaketime on this machine: Debian's package is faketime");
  const folder = mkdtempSync(join(tmpdir(), "hanpan-clock-"));
  const file = join(folder, "offset");
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}`);
  set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
