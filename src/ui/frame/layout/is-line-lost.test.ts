import { createActor, fromCallback, fromPromise } from "xstate";
import { expect, it } from "vitest";
import { isLineLost } from "./is-line-lost.ts";
import { liveConnectionMachine } from "../../../machines/live-connection/live-connection.machine.ts";
import type { LiveConnectionEvent } from "../../../machines/live-connection/live-connection.schema.ts";

const open: LiveConnectionEvent = { type: "stream.opened", gap: false };

it("tells of a lost line from its end until prices are live again", async () => {
  const live = createActor(
    liveConnectionMachine.provide({
      actors: { openStream: fromCallback(() => {}), refetch: fromPromise(async () => {}) },
    }),
    { input: {} },
  ).start();
  const after = (event: LiveConnectionEvent): boolean => {
    live.send(event);
    return isLineLost(live.getSnapshot());
  };
  expect(after({ type: "connection.start" })).toBe(false);
  expect(after(open)).toBe(false);
  expect(after({ type: "stream.gap" })).toBe(false);
  await Promise.resolve();
  expect(after({ type: "stream.closed" })).toBe(true);
  expect(after({ type: "connection.retry" })).toBe(true);
  expect(after({ type: "stream.opened", gap: true })).toBe(true);
  await expect.poll(() => isLineLost(live.getSnapshot())).toBe(false);
  expect(live.getSnapshot().matches({ online: "live" })).toBe(true);
  live.stop();
});
