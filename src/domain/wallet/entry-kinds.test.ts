import { expect, it } from "vitest";
import { entryName } from "./entry-kinds.ts";

it.each([
  ["settlement", 2, 19_500, "당첨"],
  ["settlement", 3, 10_000, "환급"],
  ["settlement", -1, 10_000, "취소 환불"],
  ["refund", 0, 10_000, "취소 환불"],
  ["settlement", 1, -19_500, "정산 정정"],
  ["stake", 2, -10_000, "베팅"],
  ["cashOut", 3, 5_000, "캐시아웃"],
  ["charge", null, 50_000, "충전"],
  ["settlement", null, 1_000, "정산"],
] as const)("a movement %s of a bet that is %s by %i won is called %s", (kind, status, amount, name) => {
  expect(entryName(kind, status, amount)).toBe(name);
});
