import * as v from "valibot";
import { expect, test } from "vitest";
import { check, refusalOf } from "./problems.ts";

function said(schema: v.GenericSchema, value: unknown) {
  const parsed = check(schema, value);
  return parsed.success ? [] : refusalOf(parsed.issues).details?.problems;
}
const messageOf = (schema: v.GenericSchema, value: unknown) =>
  (said(schema, value) as { message: string }[] | undefined)?.[0]?.message;
const choices = (count: number) => v.picklist(Array.from({ length: count }, (_, at) => `c${at}`));

test.each([
  [v.strictObject({ a: v.string() }), { a: "", b: 1 }, "알 수 없는 항목입니다."],
  [v.object({ a: v.string() }), {}, "필수 항목입니다."],
  [v.object({ a: v.string() }), { a: null }, "필수 항목입니다."],
  [v.string(), 1, "문자열이어야 합니다."],
  [v.boolean(), 1, "true 또는 false여야 합니다."],
  [v.array(v.string()), {}, "목록이어야 합니다."],
  [v.tuple([v.string()]), "", "목록이어야 합니다."],
  [v.object({}), 1, "객체여야 합니다."],
  [v.record(v.string(), v.string()), 1, "객체여야 합니다."],
  [v.pipe(v.string(), v.regex(/^a$/)), "b", "형식이 올바르지 않습니다."],
  [v.pipe(v.array(v.string()), v.minLength(2)), ["a"], "2개 이상이어야 합니다."],
  [v.pipe(v.string(), v.minLength(2)), "a", "2자 이상 입력해주세요."],
  [v.pipe(v.array(v.string()), v.maxLength(1)), ["a", "b"], "1개 이하여야 합니다."],
  [v.pipe(v.string(), v.maxLength(1)), "ab", "1자 이하로 입력해주세요."],
  [v.literal("a"), "b", "다음 가운데 하나여야 합니다: a"],
  [v.picklist(["a", "b"]), "c", "다음 가운데 하나여야 합니다: a, b"],
  [v.optional(v.picklist(["a", "b"])), "c", "다음 가운데 하나여야 합니다: a, b"],
  [v.union([v.literal("a"), v.undefined()]), 1, "값이 올바르지 않습니다."],
  [choices(12), "d", `다음 가운데 하나여야 합니다: ${choices(12).options.join(", ")}`],
  [choices(13), "d", "정해진 값 가운데 하나여야 합니다."],
  [
    v.variant("type", [v.object({ type: v.literal("a") }), v.object({ type: v.literal("b") })]),
    { type: "c" },
    "다음 가운데 하나여야 합니다: a, b",
  ],
])("%# is said in Korean", (schema, value, message) => {
  expect(messageOf(schema as v.GenericSchema, value)).toBe(message);
});

test("ten problems are named at most, each with its field", () => {
  const schema = v.array(v.object({ a: v.string() }));
  const problems = said(
    schema,
    Array.from({ length: 11 }, () => ({ a: 1 })),
  );
  expect(problems).toEqual(
    Array.from({ length: 10 }, (_, at) => ({ path: `${at}.a`, message: "문자열이어야 합니다." })),
  );
  expect(said(v.string(), 1)).toEqual([{ path: null, message: "문자열이어야 합니다." }]);
});
