// What waits for operators, told while the database goes away.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { publishWaiting } from "../../../server/operator/waiting.ts";
import { startTestServer } from "../lib/harness.ts";

test("without a database a call fails alone: nothing is left that fails with nobody to wait for it", async () => {
  const server = await startTestServer();
  await server.close();
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on("unhandledRejection", hear);
  await expect(publishWaiting(server.context)).rejects.toThrow(/Failed query/);
  await sleep(50);
  process.off("unhandledRejection", hear);
  expect(unheard).toEqual([]);
});
