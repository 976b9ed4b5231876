// Dates and times have one form in each density: src/domain/common/format.ts. Whatever the page shows comes from there.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Ways to write a date past the module. Clocks that count minutes and seconds are no dates. */
const OTHER_FORMS: readonly RegExp[] = [
  /\bIntl\.DateTimeFormat\b|\bIntl\.RelativeTimeFormat\b/,
  /\.toLocale(Date|Time)String\(/,
  /\bnew Date\([^)]*\)\.toLocaleString\(/,
  /\.format\(\s*["'`A-Z]/,
  /\bget(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(/,
  /from "dayjs/,
  /\b(DATE|DATE_TIME|SHORT_DATE_TIME)_FORMAT\b/,
  /[aA]t\.slice\(\d/,
];

const found = (text: string) => text.split("\n").filter((line) => OTHER_FORMS.some((form) => form.test(line)));

const files = globSync("src/{ui,main,machines,routes,api}/**/*.{ts,tsx}").filter(
  (path) => !/\.(test|stories|paths)\.tsx?$/.test(path),
);

it("the page writes dates by one module", () => {
  expect(files.length).toBeGreaterThan(800);
  expect(files.flatMap((path) => found(readFileSync(path, "utf8")).map((line) => `${path}: ${line.trim()}`))).toEqual(
    [],
  );
});

it.each([
  'new Intl.DateTimeFormat("ko-KR")',
  "startsAt.toLocaleDateString()",
  "new Date(at).toLocaleString()",
  'seoul(at).format("MM/DD")',
  "seoul(at).format(MINUTES)",
  "new Date(at).getHours()",
  "createdAt.slice(0, 10)",
])("finds %s", (line) => expect(found(line)).toEqual([line]));

it.each(["addComma(amount)", 'count.toLocaleString("ko-KR")', "formatDateTime(at)", "table.format(row)"])(
  "passes %s",
  (line) => expect(found(line)).toEqual([]),
);
