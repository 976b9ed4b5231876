import { createActor, SimulatedClock } from "xstate";
import { expect, it } from "vitest";
import { loadingBarMachine } from "./loading-bar.machine.ts";

it("appears after 200 ms and stands full after 5 s more", () => {
  const clock = new SimulatedClock();
  const bar = createActor(loadingBarMachine, { clock }).start();
  bar.send({ type: "load.start" });
  clock.increment(199);
  expect(bar.getSnapshot().hasTag("shown")).toBe(false);
  clock.increment(1);
  expect(bar.getSnapshot().value).toBe("running");
  clock.increment(4_999);
  expect(bar.getSnapshot().value).toBe("running");
  clock.increment(1);
  expect(bar.getSnapshot().value).toBe("full");
});
