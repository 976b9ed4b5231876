import { expect, it } from "vitest";
import { isPasswordCode, newPasswordCode, plainPasswordCode, spokenPasswordCode } from "./password-code.ts";

it("has ten digits, as many as are drawn", () => {
  const drawn = [4, 8, 2, 9, 1, 3, 5, 5, 6, 0];
  expect(newPasswordCode(() => drawn.shift() ?? 9)).toBe("4829135560");
});

it("is typed as it is read out", () => {
  expect(spokenPasswordCode("4829135560")).toBe("482-913-5560");
  expect(plainPasswordCode(" 482-913 5560")).toBe("4829135560");
});

it.each(["482913556", "48291355600", "482913556a", ""])("%j is none", (text) =>
  expect(isPasswordCode(text)).toBe(false),
);
