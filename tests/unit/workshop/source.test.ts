import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSource } from "./source.ts";

const root = mkdtempSync(join(tmpdir(), "source-"));
afterAll(() => rmSync(root, { recursive: true }));

function read(text: string) {
  writeFileSync(join(root, "file.tsx"), text);
  return readSource(root, "file.tsx");
}

test.each([
  "export function Foo() { return null; }",
  "export const Foo = () => <p />;",
  "export class Foo {}",
  "export const Foo = memo(Inner);",
  "export const Foo = memo(Inner) as typeof Inner;",
  'export const Foo = lazy(() => import("./foo.tsx"));',
  "export const Foo = React.forwardRef(Inner);",
])("%s is a component", (text) => {
  expect(read(text).components).toEqual(["Foo"]);
});

test("a name in capitals is a component's too", () => {
  expect(read("export function FAQ() { return <p />; }").components).toEqual(["FAQ"]);
});

test.each([
  "function Foo() {}",
  "export function foo() {}",
  "export interface Foo {}",
  "export const NAMES = Object.keys({}) as string[];",
  "export const LIMIT = 3;",
])("%s is none", (text) => {
  expect(read(text).components).toEqual([]);
});

test.each([
  ["function Foo() {} export { Foo };", "Foo"],
  ["function Foo() {} export { Foo as Bar };", "Bar"],
  ['export { Foo } from "./foo.tsx";', "Foo"],
  ['export * from "./foo.tsx";', "*"],
  ['export * as Foo from "./foo.tsx";', "Foo"],
  ["export default function Foo() {}", "default"],
  ["export default memo(Foo);", "default"],
])("%s is left unread", (text, name) => {
  expect(read(text).unread).toEqual([name]);
});

test("types are exported in any way", () => {
  expect(read("interface Foo {} export type { Foo };").unread).toEqual([]);
  expect(read("interface Foo {} export { type Foo };").unread).toEqual([]);
});
