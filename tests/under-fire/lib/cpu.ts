// What a process and its children have taken of the processor, as Linux counts it.
import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** The fields of /proc/PID/stat behind the name in brackets, from the third on; null: the process has ended. */
function statOf(pid: number | string): number[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1");
    return line
      .slice(line.lastIndexOf(")") + 4)
      .split(" ")
      .map(Number);
  } catch {
    return null;
  }
}

/** In milliseconds, with the children that run and those that have ended. */
export function cpuMsOf(parent: number): number {
  let ticks = 0;
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (!stat) continue;
    // ppid, utime, stime, and of its ended children cutime, cstime.
    const [own, user, system, endedUser, endedSystem] = [stat[0], stat[10], stat[11], stat[12], stat[13]];
    if (Number(name) === parent) ticks += (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
    else if (own === parent) ticks += (user ?? 0) + (system ?? 0);
  }
  return ticks * TICK_MS;
}
