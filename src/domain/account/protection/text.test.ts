import { expect, it } from "vitest";
import { refusalText, reminderText } from "./text.ts";

it("says the time and the result of a login", () => {
  expect(reminderText({ elapsedMs: 5_400_000, staked: 40_000, returned: 15_000 })).toBe(
    "로그인하고 1시간 30분 지났습니다. 베팅 40,000원, 돌아온 금액 15,000원, 결과 −25,000원입니다.",
  );
  expect(reminderText({ elapsedMs: 7_200_000, staked: 0, returned: 0 })).toContain("2시간 지났습니다.");
  expect(reminderText({ elapsedMs: 59_000, staked: 1_000, returned: 3_000 })).toBe(
    "로그인하고 0분 지났습니다. 베팅 1,000원, 돌아온 금액 3,000원, 결과 +2,000원입니다.",
  );
});

it("says until when, in the time of Seoul", () =>
  expect(refusalText({ rule: "break", until: "2026-11-22T15:00:00Z" })).toBe(
    "휴식 중입니다. 2026-11-23 00:00:00까지 이용할 수 없습니다.",
  ));
