import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";

class Busy extends Error {}

test("two at a time, three wait, the next is refused; the places are free again afterwards", async () => {
  const queue = createQueue({ atOnce: 2, waiting: 3, busy: () => new Busy() });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) =>
    queue.run(
      () =>
        new Promise<number>((resolve) => {
          started.push(n);
          ends.push(() => resolve(n));
        }),
    );
  const all = [1, 2, 3, 4, 5].map(work);
  expect(started).toEqual([1, 2]);
  await expect(work(6)).rejects.toBeInstanceOf(Busy);
  for (let n = 0; n < 5; n++) {
    ends[n]?.();
    await all[n];
    await new Promise((resolve) => setImmediate(resolve));
    expect(started.length).toBe(Math.min(5, n + 3));
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
  const failing = queue.run(() => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  // Two places are free, and not three.
  const late = [7, 8, 9].map(work);
  expect(started).toEqual([1, 2, 3, 4, 5, 7, 8]);
  for (const end of ends) end();
  await Promise.all(late.slice(0, 2));
  expect(started.at(-1)).toBe(9);
  ends.at(-1)?.();
  await Promise.all(late);
});
