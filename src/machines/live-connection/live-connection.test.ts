import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { backoffMs } from "./backoff.ts";
import { liveConnectionMachine } from "./live-connection.machine.ts";
import type { LiveConnectionEvent } from "./live-connection.schema.ts";

function open(backoff = 0) {
  const clock = new SimulatedClock();
  let line: (event: LiveConnectionEvent) => void = () => {};
  const lines = { opened: 0, closed: 0, refetched: 0 };
  const machine = liveConnectionMachine.provide({
    actors: {
      openStream: fromCallback<LiveConnectionEvent>(({ sendBack }) => {
        lines.opened += 1;
        line = sendBack;
        return () => void (lines.closed += 1);
      }),
      refetch: fromPromise<void>(async () => void (lines.refetched += 1)),
    },
    delays: { backoff },
  });
  const actor = createActor(machine, { clock, input: {} }).start();
  actor.send({ type: "connection.start" });
  return {
    actor,
    clock,
    lines,
    tell: (event: LiveConnectionEvent) => line(event),
    fresh: () => actor.getSnapshot().hasTag("fresh"),
  };
}

describe("freshness", () => {
  it("lasts from one heartbeat to the next and ends when two stay out", () => {
    const { tell, clock, fresh, actor } = open();
    tell({ type: "stream.opened", gap: false });
    expect(fresh()).toBe(true);
    clock.increment(11_999);
    tell({ type: "stream.alive" });
    clock.increment(11_999);
    expect(fresh()).toBe(true);
    clock.increment(1);
    expect(fresh()).toBe(false);
    tell({ type: "stream.alive" });
    expect(actor.getSnapshot().value).toEqual({ online: "live" });
  });

  it("waits for what was missed, also when the line breaks in between", async () => {
    const { tell, clock, fresh, lines } = open(100);
    tell({ type: "stream.opened", gap: true });
    expect(fresh()).toBe(false);
    tell({ type: "stream.closed" });
    clock.increment(100);
    expect(lines).toMatchObject({ opened: 2, closed: 1 });
    tell({ type: "stream.opened", gap: false });
    expect(fresh()).toBe(false);
    await new Promise((settled) => setTimeout(settled));
    expect(lines.refetched).toBe(2);
    expect(fresh()).toBe(true);
  });

  it("leaves a refused stream to the session and does not come back by itself", () => {
    const { actor, tell, clock, lines } = open();
    const refused: number[] = [];
    actor.on("connection.refused", ({ status }) => refused.push(status));
    tell({ type: "stream.refused", status: 555 });
    clock.increment(600_000);
    expect(refused).toEqual([555]);
    expect(lines).toMatchObject({ opened: 1, closed: 1 });
  });
});

it("waits between half of a doubling length and the whole, never longer than the longest", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, jitter) => {
      const whole = backoffMs(attempt, 1);
      expect(backoffMs(attempt, jitter)).toBeGreaterThanOrEqual(Math.floor(whole / 2));
      expect(backoffMs(attempt, jitter)).toBeLessThanOrEqual(whole);
      expect(whole).toBe(Math.min(500 * 2 ** (attempt - 1), 30_000));
    }),
  );
});
