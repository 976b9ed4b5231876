import { describe, expect, it } from "vitest";
import { ApiError } from "../errors.ts";
import { readJson } from "./read-json.ts";

function refusalOf(text: string): string | null {
  try {
    readJson(text);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const list = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("the text of a body", () => {
  it.each([
    ['{"a":[1,"b",null,true,{"c":-1.5e3}]}', { a: [1, "b", null, true, { c: -1_500 }] }],
    [' "한판" ', "한판"],
    ['{"a":"\\"[[[[\\\\"}', { a: '"[[[[\\' }],
  ])("%j is a value", (text, value) => expect(readJson(text)).toEqual(value));

  it("nests 16 deep and no deeper, whatever follows", () => {
    expect(refusalOf(list(16))).toBeNull();
    for (const text of [
      list(17),
      "[".repeat(10_000),
      '{"a":'.repeat(17),
      `${"[{}],".repeat(5)}${"[".repeat(5_000_000)}`,
      `{"a":"\\\\","b":${list(17)}}`,
      `[${"1".repeat(100)},[],{},${list(16)}]`,
    ])
      expect(refusalOf(text)).toBe("bad_request: 본문은 16단계까지만 중첩할 수 있습니다.");
  });

  it("has 4,000 values and no more", () => {
    const items = (count: number) => `[${Array.from({ length: count }, (_, at) => at).join()}]`;
    expect(refusalOf(items(3_999))).toBeNull();
    for (const count of [4_000, 60_000])
      expect(refusalOf(items(count))).toBe("bad_request: 본문의 항목은 4,000개까지입니다.");
  });

  it("has 1,000 names and no more, in one object or many", () => {
    const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`;
    const objects = (count: number) => `[${Array.from({ length: count }, () => '{"a":1}').join()}]`;
    for (const textOf of [keys, objects]) {
      expect(refusalOf(textOf(1_000))).toBeNull();
      for (const count of [1_001, 60_000])
        expect(refusalOf(textOf(count))).toBe("bad_request: 본문의 이름은 1,000개까지입니다.");
    }
  });

  it("counts nothing that stands in a string", () => {
    expect(refusalOf(JSON.stringify({ text: `${"[".repeat(9_000)}${",:".repeat(9_000)}"\\"` }))).toBeNull();
    expect(refusalOf('"\\\\\\"[[[[[[[[[[[[[[[[[[[[[["')).toBeNull();
  });

  it("names no prototype, however it is spelled", () => {
    for (const text of [
      '{"__proto__":{"x":1}}',
      '{"\\u005f_proto\\u005f_":1}',
      '[{"a":{"__proto__":null}}]',
      '[1,{"a":1,"b":{"__proto__":null}}]',
      '{"constructor":{"prototype":{}}}',
      '{"\\u0063onstructor":{"prototype":1}}',
    ])
      expect(refusalOf(text)).toBe("bad_request: 본문에 쓸 수 없는 항목 이름이 있습니다.");
    expect(readJson('{"constructor":"지은이"}')).toEqual({ constructor: "지은이" });
    expect(readJson('{"constructor":null}')).toEqual({ constructor: null });
  });

  it.each(["", " ", "{", "[1,]", "undefined", "NaN", '{"a":1}}', "]]]]"])("%j is no JSON", (text) =>
    expect(refusalOf(text)).toBe("bad_request: 본문이 올바른 JSON이 아닙니다."),
  );

  it.each(['"\\u0000"', '{"\\u0000":1}', '["\\ud800"]'])("%s cannot be kept", (text) =>
    expect(refusalOf(text)).toBe("bad_request: 쓸 수 없는 문자가 있습니다."),
  );
});
