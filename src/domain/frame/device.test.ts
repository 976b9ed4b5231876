import { expect, it } from "vitest";
import { parseDevice, viewportOf } from "./device.ts";

it("lays a phone out at 425, a desktop at 1607, and otherwise as wide as the device is", () => {
  expect(viewportOf("mobile")).toBe("width=425");
  expect(viewportOf("desktop")).toBe("width=1607");
  expect(viewportOf("auto")).toContain("width=device-width");
});

it("drops what it does not know", () => {
  expect(["mobile", "desktop", "auto", "Mobile", "", null].map(parseDevice)).toEqual([
    "mobile",
    "desktop",
    "auto",
    "auto",
    "auto",
    "auto",
  ]);
});
