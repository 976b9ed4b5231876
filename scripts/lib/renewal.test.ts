import { expect, it } from "vitest";
import { isNewer, readAudit, readOutdated, stepOf } from "./renewal.ts";

const fault = (severity: string, more: object = {}) => ({
  severity,
  isDirect: false,
  range: "<2.0.1",
  effects: ["fastify"],
  fixAvailable: true,
  via: [{ title: "A query of brackets stops it", url: "https://advisories.example/1" }, "another"],
  ...more,
});

it("names each fault with who brings it and how long it may stay", () => {
  const audit = { vulnerabilities: { qs: fault("high"), pg: fault("low", { effects: [], fixAvailable: false }) } };
  expect(readAudit(JSON.stringify(audit))).toEqual({
    faults: 2,
    lines: [
      "high qs <2.0.1, brought by fastify: renew within 7 days. A query of brackets stops it https://advisories.example/1",
      "low pg <2.0.1: no version without it yet. A query of brackets stops it https://advisories.example/1",
    ],
  });
});

it("says that there is none, and tells that from a registry that says nothing", () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({
    faults: 0,
    lines: ["no known fault in what runs in production"],
  });
  expect(readAudit('{"message":"405 Method Not Allowed"}').faults).toBeNull();
  expect(readAudit("").faults).toBeNull();
  expect(readAudit("<html>").faults).toBeNull();
});

it("lists the packages that have a newer stable version, and the size of the step", () => {
  const outdated = {
    fastify: { current: "5.12.8", wanted: "5.12.8", latest: "5.13.0" },
    vite: { current: "8.3.8", wanted: "8.3.8", latest: "9.0.0" },
    pg: { current: "8.23.1", wanted: "8.23.1", latest: "8.23.2" },
    next: { current: "2.0.0", wanted: "2.0.0", latest: "3.0.0-beta.1" },
    behind: { current: "2.0.0", wanted: "2.0.0", latest: "1.9.9" },
    missing: { wanted: "1.0.0", latest: "1.0.0" },
  };
  expect(readOutdated(JSON.stringify(outdated))).toEqual([
    "fastify 5.12.8 -> 5.13.0 (minor)",
    "vite 8.3.8 -> 9.0.0 (major)",
    "pg 8.23.1 -> 8.23.2 (patch)",
  ]);
  expect(readOutdated("")).toEqual(["every package that the product names is the newest stable one"]);
  expect(readOutdated('{"error":{"code":"ENOTFOUND"}}')).toEqual([
    "the registry did not say which versions are the newest",
  ]);
});

it("compares versions by their numbers, and takes a stable one for newer than what led to it", () => {
  expect([isNewer("1.10.0", "1.9.0"), isNewer("1.9.0", "1.10.0"), isNewer("2.0.0", "2.0.0")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isNewer("6.0.0", "6.0.0-alpha.52"), isNewer("6.0.1-rc.1", "6.0.0")]).toEqual([true, false]);
  expect([stepOf("1.2.3", "2.0.0"), stepOf("1.2.3", "1.3.0"), stepOf("1.2.3", "1.2.4")]).toEqual([
    "major",
    "minor",
    "patch",
  ]);
});
