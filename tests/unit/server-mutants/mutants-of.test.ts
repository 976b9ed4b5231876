import { expect, it } from "vitest";
import { type ServerMutant, mutantsOf } from "../../server-mutants/mutants-of.ts";
import { mutated, noting } from "../../server-mutants/sources.ts";

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

it("plants one fault and leaves the rest of the text", () => {
  const text = `import { eq } from "drizzle-orm";\nconst x = eq(a, 1);\n`;
  const found = mutantsOf(FILE, text).find(({ kind }) => kind === "other call") as ServerMutant;
  expect(found).toMatchObject({ id: "server/one.ts#0", line: 2 });
  expect(mutated(text, found)).toBe(
    `import { eq } from "drizzle-orm";\nconst x = ne(a, 1);\n\nimport { ne } from "drizzle-orm";\n`,
  );
  expect(
    mutated(`import { ne, eq } from "drizzle-orm";\nconst x = eq(a, 1);\n`, { ...found, start: 48, end: 56 }),
  ).toBe(`import { ne, eq } from "drizzle-orm";\nconst x = ne(a, 1);\n`);
});

it("notes each place that is come to, those inside others too", () => {
  expect(noting(FILE, "function f() { tell(a < 1); }")).toBe(
    `function f() { __reached("server/one.ts", 0);tell((__reached("server/one.ts", 1), a < (__reached("server/one.ts", 2), 1))); }`,
  );
});
