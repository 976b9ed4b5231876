import { expect, test } from "vitest";
import { initialsOf, jamoByKeys, jamoOf } from "./hangul.ts";

test.each([
  ["토트넘", "ㅌㅗㅌㅡㄴㅓㅁ", "ㅌㅌㄴ"],
  ["와", "ㅇㅗㅏ", "ㅇ"],
  ["닭", "ㄷㅏㄹㄱ", "ㄷ"],
  ["가힣", "ㄱㅏㅎㅣㅎ", "ㄱㅎ"],
  ["fc 서울1", "fc ㅅㅓㅇㅜㄹ1", "ㅅㅇ"],
  ["ㅌㅌ", "ㅌㅌ", ""],
])("%s is %s in jamo and begins with %s", (text, jamo, initials) => {
  expect(jamoOf(text)).toBe(jamo);
  expect(initialsOf(text)).toBe(initials);
});

test.each([
  ["xhxmsja", "토트넘"],
  ["EkfRl", "딸끼"],
  ["ㅌ1", "ㅌ1"],
])("the keys of %s write %s", (keys, text) => expect(jamoByKeys(keys)).toBe(jamoOf(text)));
