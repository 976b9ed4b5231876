import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCertificate } from "./certificate.ts";

let folder = "";
const file = () => join(folder, "desk-certificate.json");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hanpan-certificate-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("is for localhost, the loopback addresses and the host, from yesterday on for 825 days", async () => {
  const x509 = new X509Certificate((await readCertificate("memory", "192.0.2.7")).cert);
  expect([x509.checkHost("localhost"), x509.checkIP("127.0.0.1"), x509.checkIP("::1")]).not.toContain(undefined);
  expect(x509.checkIP("192.0.2.7")).toBe("192.0.2.7");
  expect(x509.checkIP("192.0.2.8")).toBeUndefined();
  const named = new X509Certificate((await readCertificate("memory", "desk.example")).cert);
  expect(named.checkHost("desk.example")).toBe("desk.example");
  const days = (at: Date) => Math.round((at.getTime() - Date.now()) / 86_400_000);
  expect([days(x509.validFromDate), days(x509.validToDate)]).toEqual([-1, 825]);
  const anywhere = new X509Certificate((await readCertificate("memory", "0.0.0.0")).cert);
  expect(anywhere.subjectAltName).not.toContain("0.0.0.0");
});

test("is kept in the data folder, where nobody else reads it, and made anew for another host", async () => {
  const first = await readCertificate(folder, "127.0.0.1");
  expect(statSync(file()).mode & 0o077).toBe(0);
  expect(await readCertificate(folder, "127.0.0.1")).toEqual(first);
  expect(await readCertificate(folder, "::1")).toEqual(first);
  expect(await readCertificate(folder, "localhost")).toEqual(first);
  for (const any of ["0.0.0.0", "::"]) expect(await readCertificate(folder, any)).toEqual(first);
  const other = await readCertificate(folder, "192.0.2.7");
  expect(other).not.toEqual(first);
  expect(JSON.parse(readFileSync(file(), "utf8"))).toEqual(other);
  expect(await readCertificate(folder, "desk.example")).not.toEqual(other);
});

test("is made anew a day before it ends, and where the kept one cannot be read", async () => {
  const first = await readCertificate(folder, "127.0.0.1");
  const ends = new X509Certificate(first.cert).validToDate.getTime();
  const now = vi.spyOn(Date, "now");
  now.mockReturnValue(ends - 86_400_000 - 1);
  expect(await readCertificate(folder, "127.0.0.1")).toEqual(first);
  now.mockReturnValue(ends - 86_400_000);
  const second = await readCertificate(folder, "127.0.0.1");
  expect(second).not.toEqual(first);
  now.mockRestore();
  for (const broken of ["", "{}", '{"key":"k"}', '{"key":"k","cert":"c"}', '{"key":1,"cert":"c"}']) {
    writeFileSync(file(), broken);
    const made = await readCertificate(folder, "127.0.0.1");
    expect(new X509Certificate(made.cert).checkIP("127.0.0.1"), broken).toBe("127.0.0.1");
  }
});
