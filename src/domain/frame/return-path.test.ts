import { expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

it.each(["/korea/proto?time=1", "/bet_result?page=2", "/", "/korea"])("leads back to %s", (path) =>
  expect(returnPath(path)).toBe(path),
);

it.each([
  null,
  "",
  "korea/cross",
  "//evil.example/korea/cross",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/korea/cross\n//evil.example",
  "/nowhere",
  "/login",
  "/login?x=/korea/cross",
  "/maintenance",
  "/message",
  "/message?page=2",
])("leads nowhere for %j", (text) => expect(returnPath(text)).toBeNull());
