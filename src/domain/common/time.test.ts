import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { parseSeoul, seoul, seoulDay, seoulDayBounds } from "./time.ts";

describe("the time of Seoul", () => {
  it("is nine hours ahead of UTC", () => {
    expect(seoul("2026-11-21T15:00:00Z").format("YYYY-MM-DD HH:mm:ss")).toBe("2026-11-22 00:00:00");
    expect(seoul(Date.UTC(2026, 10, 21, 14, 59, 59)).format("YYYY-MM-DD HH:mm:ss")).toBe("2026-11-21 23:59:59");
    expect(seoulDay("2026-12-31T15:00:00Z")).toBe("2027-01-01");
  });

  it("reads days, minutes and seconds", () => {
    expect(parseSeoul("2026-11-22")?.toISOString()).toBe("2026-11-21T15:00:00.000Z");
    expect(parseSeoul("2026-11-22T19:30")?.toISOString()).toBe("2026-11-22T10:30:00.000Z");
    expect(parseSeoul("2026-11-22 19:30:15")?.toISOString()).toBe("2026-11-22T10:30:15.000Z");
  });

  it.each([
    "",
    "2026-02-30",
    "2026-11-22 25:00",
    "22.11.2026",
    "2026-11-22T19:30Z",
    "12026-01-01",
    "0000-01-01",
    "1899-12-31",
    "2201-01-01",
  ])("reads %j as no time", (text) => expect(parseSeoul(text)).toBeNull());

  it("knows where a day begins and ends", () => {
    expect(seoulDayBounds("2026-02-28")).toEqual({
      from: Date.UTC(2026, 1, 27, 15),
      to: Date.UTC(2026, 1, 28, 15),
    });
    expect(() => seoulDayBounds("2026-02-29")).toThrow(RangeError);
    expect(() => seoulDayBounds("2026-02-28 10:00")).toThrow(RangeError);
  });

  it("is the same under a local clock that changes for the summer", () => {
    const hours = 24 * 365;
    const program = `
      import { seoul, seoulDayBounds } from ${JSON.stringify(new URL("time.ts", import.meta.url).href)};
      const wrong = [];
      for (let hour = 0; hour < ${hours}; hour++) {
        const at = Date.UTC(2026, 0, 1) + hour * 3600000 + 1800000;
        const shown = new Date(at + 9 * 3600000).toISOString().slice(0, 19);
        const midnight = Date.parse(shown.slice(0, 10) + "T00:00:00+09:00");
        const day = seoul(at);
        const next = seoul(day.add(1, "day")).valueOf();
        const { from, to } = seoulDayBounds(day.format("YYYY-MM-DD"));
        const is = [day.format("YYYY-MM-DDTHH:mm:ss"), day.valueOf(), next, day.startOf("day").valueOf(), from, to];
        const want = [shown, at, at + 86400000, midnight, midnight, midnight + 86400000];
        if (is.join() !== want.join() || !day.format().endsWith("+09:00")) wrong.push(is);
      }
      console.log(new Date(2026, 6, 1).getTimezoneOffset(), wrong.length);`;
    const run = (zone: string) =>
      execFileSync(process.execPath, ["--input-type=module", "-e", program], {
        env: { ...process.env, TZ: zone },
        encoding: "utf8",
      }).trim();
    expect(["America/New_York", "Europe/Berlin", "Asia/Seoul"].map(run)).toEqual(["240 0", "-120 0", "-540 0"]);
  });
});
