import { expect, it } from "vitest";
import { hourOf, isRateNear, rateDueInMs } from "./tether.ts";

const at = (text: string) => Date.parse(`2026-11-26T${text}+09:00`);

it.each([
  ["of this hour: in the next hour's second minute", "14:00:00", "14:20:00", 41 * 60_000],
  ["that an operator set in this hour: the same", "14:19:00", "14:20:00", 41 * 60_000],
  ["of the hour before: in a minute", "13:00:00", "14:00:01", 60_000],
])("a rate %s", (_what, rateAt, now, due) => expect(rateDueInMs(at(rateAt), at(now))).toBe(due));

it.each([
  [110_000, true],
  [110_001, false],
  [90_000, true],
  [89_999, false],
])("%i after 100,000 is taken: %s", (rate, isTaken) => expect(isRateNear(rate, 100_000)).toBe(isTaken));

it("an hour is whole", () => expect(hourOf(at("15:00:00")) - hourOf(at("14:59:59"))).toBe(1));
