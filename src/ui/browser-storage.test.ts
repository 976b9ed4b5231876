import { afterEach, expect, test, vi } from "vitest";
import { readStored, removeStored, tellServer, writeStored } from "./browser-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["https:", "__Host-hanpan.theme=light;path=/;max-age=31536000;samesite=lax;secure"],
  ["http:", "hanpan.theme=light;path=/;max-age=31536000;samesite=lax"],
])("a look is a cookie of this host alone, over TLS where the page is: %s", (protocol, cookie) => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol });
  tellServer("hanpan.theme", "light");
  expect(page.cookie).toBe(cookie);
});

test("a storage that refuses every touch is an empty one", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  writeStored("hanpan.theme", "light");
  removeStored("hanpan.theme");
  expect(readStored("hanpan.theme")).toBeNull();
});

test("what is stored is read until it is removed", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  writeStored("hanpan.list", "blocks");
  expect(readStored("hanpan.list")).toBe("blocks");
  removeStored("hanpan.list");
  expect(readStored("hanpan.list")).toBeNull();
});
