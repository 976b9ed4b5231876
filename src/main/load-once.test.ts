import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("all who ask are given what was loaded once", async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("there");
  const ask = loadOnce(load);
  expect(ask()).toBe(ask());
  await expect(ask()).resolves.toBe("there");
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(ask()).resolves.toBe("there");
  expect(load).toHaveBeenCalledOnce();
});

test("a failure stands for a second, so who asks at once does not load without end", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("lost")).mockResolvedValue("there");
  const ask = loadOnce(load);
  const first = ask();
  await expect(first).rejects.toThrow("lost");
  await vi.advanceTimersByTimeAsync(999);
  expect(ask()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await expect(ask()).resolves.toBe("there");
  expect(load).toHaveBeenCalledTimes(2);
});
