import { expect, test } from "vitest";
import type { ServerContext } from "../context.ts";
import { missNodes } from "./leases.ts";

test("pages read everything anew when a node has ended in the middle, and not while all are there", async () => {
  const resyncs = async (dead: string[]) => {
    let count = 0;
    const where = async () => dead.map((node) => ({ node }));
    const database = { db: { select: () => ({ from: () => ({ where }) }), execute: where, delete: () => ({ where }) } };
    await missNodes({ database, events: { resync: () => (count += 1) } } as unknown as ServerContext);
    return count;
  };
  expect([await resyncs([]), await resyncs(["a"]), await resyncs(["a", "b"])]).toEqual([0, 1, 1]);
});
