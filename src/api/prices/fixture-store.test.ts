import { expect, it } from "vitest";
import { createFixtureStore, type FixtureNow } from "./fixture-store.ts";

const told = (id: string, status: FixtureNow["status"]): FixtureNow => ({
  id,
  status,
  startsAt: "2026-11-21T10:00:00Z",
  score: null,
  clock: null,
});
const ids = Array.from({ length: 3_000 }, (_, i) => `f${i}`);

it("forgets the fixtures that ended first, and none that is shown, runs or is to come", () => {
  const store = createFixtureStore();
  store.subscribe("f3", () => {});
  store.apply([told("running", "live"), told("coming", "scheduled")], "e-1");
  ids.forEach((id, i) => {
    store.apply([told(id, "live")], `e-${2 * i + 2}`);
    store.apply([told(id, i % 2 ? "ended" : "settled")], `e-${2 * i + 3}`);
  });
  const known = ids.filter((id) => store.read(id) !== undefined);
  expect(known.slice(0, 1)).toEqual(["f3"]);
  expect(known.slice(1)).toEqual(ids.slice(-known.length + 1));
  expect(known.length).toBeLessThanOrEqual(1_500);
  expect(known.length).toBeGreaterThanOrEqual(500);
  expect([store.read("running")?.status, store.read("coming")?.status]).toEqual(["live", "scheduled"]);
});

it("keeps a fixture that runs again after it had ended", () => {
  const store = createFixtureStore();
  store.apply([told("again", "ended")], "e-1");
  store.apply([told("again", "live")], "e-2");
  ids.forEach((id, i) => store.apply([told(id, "ended")], `e-${i + 3}`));
  expect(store.read("again")?.status).toBe("live");
});
