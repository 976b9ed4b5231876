// What every format says of a test case, in Korean.
import type { Doer } from "../lib/by-hand.ts";
import type { CaseStep, TestCase } from "../lib/case.ts";

export const DOERS: Readonly<Record<Doer, string>> = {
  member: "회원",
  operator: "운영자",
  tester: "시험자",
  clock: "기다림",
};

/** What is expected of a step, in one line. */
export function expectedText({ expects, passes }: CaseStep): string {
  const seen = expects.join(" · ");
  return passes.length === 0 ? seen : `${seen} (앞서 잠깐: ${passes.join(" · ")})`;
}

/** What a person does in a step, with the means. */
export function doneText({ does, how }: CaseStep): string {
  return how === null ? does : `${does} (${how})`;
}

/** What must be there before the first step, a line each. */
export function preconditionLines({ precondition: { account, page, data }, begins }: TestCase): string[] {
  const opened = account === null ? `로그인하지 않고 ${page} 화면을 연다` : `${account}로 로그인해 ${page} 화면을 연다`;
  return [opened, ...data, `시작 화면: ${begins.join(" · ")}`];
}
