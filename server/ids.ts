import { v7 } from "uuid";

/** The instant and the 16 random bytes of the next id; null: now, and the machine's own. */
type Source = () => { msecs: number; random: Uint8Array };
let source: Source | null = null;

/** A new id; ids rise with time, so that tables grow at their end. */
export function newId(): string {
  return source ? v7({ ...source(), seq: ++sequence }) : v7();
}

let sequence = 0;

/** Takes ids from `given` while `work` runs: for data that is made before anything is served. */
export async function withIds<T>(given: Source, work: () => Promise<T>): Promise<T> {
  source = given;
  sequence = 0;
  try {
    return await work();
  } finally {
    source = null;
  }
}
