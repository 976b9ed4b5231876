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

it.each([
  ["const MOST = 2 * 3;", [true, true, true]],
  ["const at = () => 1;", [false]],
  ["class A { b = 1; #c = 2; static d = 3; static #e = 4; }", [false, false, true, true]],
  ["const TABLE = { at: 1, is() { return 2; } };", [true, false]],
])("of %s it is known what is evaluated as the module is loaded", (text, wanted) => {
  expect(mutantsOf(FILE, text).map(({ isAtLoad }) => isAtLoad)).toEqual(wanted);
});

it("plants each fault asleep and leaves the rest of the text", () => {
  const text = `import { eq } from "drizzle-orm";\nconst x = () => eq(a, 1 < 2);\nfunction f() { tell(a); }\n`;
  const found = mutantsOf(FILE, text).filter(({ kind }) => /call|comparison/.test(kind));
  expect(withFaults(text, found)).toBe(
    `import { eq } from "drizzle-orm";\nconst x = () => (globalThis.__isAwake?.("server/one.ts#0") ? (ne(a, 1 < 2)) : (eq(a, (globalThis.__isAwake?.("server/one.ts#1") ? (((1) <= (2))) : (1 < 2)))));\nfunction f() { if (!(globalThis.__isAwake?.("server/one.ts#4"))) tell(a); }\n\nimport { ne } from "drizzle-orm";\n`,
  );
});

it("imports nothing twice", () => {
  const text = `import { ne, eq } from "drizzle-orm";\nconst x = () => eq(a, b);\n`;
  expect(withFaults(text, mutantsOf(FILE, text))).toBe(
    `import { ne, eq } from "drizzle-orm";\nconst x = () => (globalThis.__isAwake?.("server/one.ts#0") ? (ne(a, b)) : (eq(a, b)));\n`,
  );
});

const WHERE = "no condition";
it.each([
  ["console.error(x);", "removed call", "log"],
  ["report(`what`, x ?? y);", "logic", "log"],
  ["request.log.warn(x);", "removed call", null],
  ["clearTimeout(x);", "removed call", "timer"],
  ["timer.unref();", "removed call", "timer"],
  ["const KEPT_MS = 5_000;", "constant", "pace"],
  ["const MOST_FAVOURITES = 5_000;", "constant", null],
  ["if (!row) throw new Error('none');", "condition", "impossible"],
  ["if (!row) throw new ApiError('not_found');", "condition", null],
  ["throw new Error(`${a ?? b}`);", "logic", "message"],
  ["const [row] = await db.select().limit(1);", "constant", "only row"],
  ["const [row] = isAsked ? await db.select().limit(1) : [];", "constant", "only row"],
  ["const rows = await db.select().limit(1);", "constant", null],
  ["const x = { n: count() }; return row?.n ?? 0;", "constant", "count"],
  ["const x = { n: sum(a) }; return row?.n ?? 0;", "constant", null],
  ["const x = { n: sql`coalesce(sum(a), 0)` }; return row?.n ?? 0;", "constant", "count"],
  ["const x = { n: sql`sum(a)` }; return row?.n ?? 0;", "constant", null],
  ["db.groupBy(b); const x = { n: sql`coalesce(sum(a), 0)` }; return row?.n ?? 0;", "constant", null],
  ["rows.toSorted((a, b) => (a < b ? -1 : 1));", "comparison", "order"],
  ["return a < b ? 2 : 1;", "comparison", null],
  ["if (ids.length === 0) return [];", "condition", "empty"],
  ["if (ids.length === 0) return false;", "condition", null],
  ["const x = ids.length === 0 ? [] : await of(ids);", "condition", "empty"],
  ["const x = ids.length === 0 ? NONE : await of(ids);", "condition", null],
  [
    "const r = await db.from(a).where(inArray(a.id, b)); return b.map((id) => r.find((x) => x.id === id));",
    WHERE,
    "lookup",
  ],
  [
    "const r = await db.from(a).where(inArray(a.id, b)); return { r: r.filter((x) => x.id === b[0]) };",
    WHERE,
    "lookup",
  ],
  ["const r = await db.from(a).where(inArray(a.id, b)); return r.filter((x) => x.isOn);", WHERE, null],
  [
    "const r = await db.from(a).where(inArray(a.id, b)); const m = new Map(r.map(f)); return m.get(b);",
    WHERE,
    "lookup",
  ],
  [
    "const r = await db.from(a).where(inArray(a.id, b)); const m = Map.groupBy(r, f); return m.get(b);",
    WHERE,
    "lookup",
  ],
  ["const r = await db.from(a).where(inArray(a.id, b)); const m = new Map(r.map(f)); return m.size;", WHERE, null],
  ["const r = await db.from(a).where(inArray(a.id, b)); const m = new Map(r.map(f)); return m;", WHERE, null],
  ["const r = await db.from(a).where(inArray(a.id, b)); return r.map((x) => r.find(f));", WHERE, null],
  ["const r = await db.from(a).where(inArray(a.id, b)); return r;", WHERE, null],
  ["const r = await db.from(a).where(eq(a.id, b)); return r.find(f);", WHERE, null],
  ["return new Map((await db.from(a).where(inArray(a.id, b))).map(f));", WHERE, null],
])("%s: %s is left out as %j", (statement, kind, rule) => {
  const faults = mutantsOf(FILE, `async function f() { ${statement} }`).filter((one) => one.kind === kind);
  expect(faults.at(-1)?.noFault).toBe(rule);
});

it("notes each place that is come to, those inside others too", () => {
  expect(noting(FILE, "function f() { tell(a < 1); }")).toBe(
    `function f() { __reached("server/one.ts", 0);tell((__reached("server/one.ts", 1), a < (__reached("server/one.ts", 2), 1))); }`,
  );
});
