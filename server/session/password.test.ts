import { expect, it } from "vitest";
import { hashPassword, hashQuickly, isPassword } from "./password.ts";

it("hashes with OWASP's parameters unless a test asks for less, and checks by those of the hash", async () => {
  const strong = await hashPassword("한판!2026");
  expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  hashQuickly();
  const quick = await hashPassword("한판!2026");
  expect(quick).not.toMatch(/m=19456/);
  for (const hash of [strong, quick]) {
    expect(await isPassword("한판!2026", hash)).toBe(true);
    expect(await isPassword("한판!2027", hash)).toBe(false);
  }
});

it("never hashes quickly outside of a test runner", () => {
  const { NODE_ENV } = process.env;
  delete process.env.NODE_ENV;
  try {
    expect(hashQuickly).toThrow("in tests alone");
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});
