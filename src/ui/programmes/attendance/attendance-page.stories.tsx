import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { AttendancePage } from "./attendance-page.tsx";

const points = (amount: number) => ({ kind: "points", amount, wagering: 0 });

const rules = {
  isOpen: true,
  daily: points(100),
  streaks: [
    { days: 3, reward: points(500) },
    { days: 7, reward: { kind: "money", amount: 5_000, wagering: 1 } },
  ],
};

const month = {
  today: "2026-11-22",
  month: "2026-11",
  days: ["2026-11-03", "2026-11-20", "2026-11-21"],
  isCheckedIn: false,
  streak: 2,
  rules,
};

const report = {
  day: "2026-11-22",
  streak: 3,
  rewards: [
    { streakDays: null, kind: "points", amount: 100 },
    { streakDays: 3, kind: "points", amount: 500 },
  ],
  emoney: 1,
  point: 1,
  walletSeq: 9,
};

export default pageStories(AttendancePage, {
  title: "이벤트/출석부/출석부 화면",
  path: "/attendance",
  answers: { attendance: month, "attendance/check-in": report },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("1일 남음")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "출석하기" }));
    await expect(await screen.findByText("출석했습니다. 받은 보상: 100P, 500P")).toBeVisible();
  },
  stories: {
    CheckedIn: {
      answers: { attendance: { ...month, days: [...month.days, month.today], isCheckedIn: true, streak: 3 } },
      play: async () => {
        await expect(await screen.findByRole("button", { name: "오늘 출석 완료" })).toBeDisabled();
      },
    },
    EarlierMonth: {
      answers: { attendance: { ...month, month: "2026-02", days: [], streak: 0 } },
      play: async () => {
        await expect(await screen.findByRole("link", { name: "다음 달" })).toBeVisible();
      },
    },
    Closed: { answers: { attendance: { ...month, rules: { isOpen: false, daily: points(0), streaks: [] } } } },
  },
});
