import { expect, it } from "vitest";
import { spanProblems } from "./span.ts";

it.each([
  ["", ""],
  ["2026-11-21", ""],
  ["", "2026-11-21"],
  ["2026-11-21", "2026-11-21"],
  ["2026-11-21", "2026-12-01"],
])("from %j to %j can be asked for", (from, to) => expect(spanProblems({ from, to })).toBeNull());

it.each([
  ["2026-11-22", "2026-11-21", { from: "시작일이 종료일보다 늦습니다." }],
  ["2026-02-30", "2026-11-21", { from: "날짜를 2026-11-22처럼 입력해주세요." }],
  ["11/21/2026", "x", { from: "날짜를 2026-11-22처럼 입력해주세요.", to: "날짜를 2026-11-22처럼 입력해주세요." }],
])("from %j to %j is refused", (from, to, problems) => expect(spanProblems({ from, to })).toEqual(problems));
