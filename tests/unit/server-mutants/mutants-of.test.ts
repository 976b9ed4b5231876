import { expect, it } from "vitest";
import { mutantsOf } from "../../server-mutants/mutants-of.ts";
import { noting, withFaults } from "../../server-mutants/sources.ts";

const FILE = "server/one.ts";
const changesOf = (text: string) => mutantsOf(FILE, text).map(({ kind, was, is }) => `${kind}: ${was} → ${is}`);

it.each([
  ["x = a < b;", ["comparison: a < b → ((a) <= (b))"]],
  ["x = a ?? b;", ["logic: a ?? b → ((a) && (b))"]],
  ["x = a - 3;", ["arithmetic: a - 3 → ((a) + (3))", "constant: 3 → 6"]],
  ["x = 'a' + b;", []],
  ["x = !a;", ["negation: !a → (a)"]],
  ["x = { isOn: true };", ["boolean: true → false"]],
  ["x = a ? b : c;", ["condition: a → true", "condition: a → false"]],
  ["function f() { if (a) return; }", ["condition: a → true", "condition: a → false"]],
  ["async function f() { await tell(a); }", ["removed call: await tell(a); → ;"]],
  ["x = Math.max(a, b);", ["other call: Math.max(a, b) → Math.min(a, b)"]],
  ["x = db.select().where(c);", ["no condition: db.select().where(c) → db.select()"]],
  [
    "x = and(a, b);",
    ["other call: and(a, b) → or(a, b)", "less conditions: and(a, b) → and(b)", "less conditions: and(a, b) → and(a)"],
  ],
  ["type X = 1 | true; const at: 2 = y;", []],
])("%s can be wrong as %j", (text, wrong) => {
  expect(changesOf(text)).toEqual(wrong);
});

it("plants each fault asleep and leaves the rest of the text", () => {
  const text = `import { eq } from "drizzle-orm";\nconst x = () => eq(a, 1 < 2);\nfunction f() { tell(a); }\n`;
  const found = mutantsOf(FILE, text).filter(({ kind }) => /call|comparison/.test(kind));
  expect(withFaults(text, found)).toBe(
    `import { eq } from "drizzle-orm";\nconst x = () => (globalThis.__fault === "server/one.ts#0" ? (ne(a, 1 < 2)) : (eq(a, (globalThis.__fault === "server/one.ts#1" ? (((1) <= (2))) : (1 < 2)))));\nfunction f() { if (!(globalThis.__fault === "server/one.ts#4")) tell(a); }\n\nimport { ne } from "drizzle-orm";\n`,
  );
});

it("imports nothing twice", () => {
  const text = `import { ne, eq } from "drizzle-orm";\nconst x = () => eq(a, b);\n`;
  expect(withFaults(text, mutantsOf(FILE, text))).toBe(
    `import { ne, eq } from "drizzle-orm";\nconst x = () => (globalThis.__fault === "server/one.ts#0" ? (ne(a, b)) : (eq(a, b)));\n`,
  );
});

it.each(["console.error(x);", "report(`what`, x);", "request.log.warn(x);", "clearTimeout(x);", "timer.unref();"])(
  "leaves %s alone",
  (call) => {
    const [fault] = mutantsOf(FILE, `function f() { ${call} }`);
    expect(fault?.isNoFault).toBe(true);
  },
);

it("notes each place that is come to, those inside others too", () => {
  expect(noting(FILE, "function f() { tell(a < 1); }")).toBe(
    `function f() { __reached("server/one.ts", 0);tell((__reached("server/one.ts", 1), a < (__reached("server/one.ts", 2), 1))); }`,
  );
});
