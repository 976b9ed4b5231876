import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { AttendanceRewards } from "./attendance-rewards.tsx";

const points = (amount: number) => ({ kind: "points" as const, amount, wagering: 0 });
const meta = {
  title: "이벤트/출석부/출석 보상",
  component: AttendanceRewards,
  args: {
    rules: {
      isOpen: true,
      daily: points(100),
      streaks: [
        { days: 3, reward: points(500) },
        { days: 7, reward: { kind: "money", amount: 5_000, wagering: 2 } },
      ],
    },
    streak: 3,
    isCheckedIn: true,
  },
} satisfies Meta<typeof AttendanceRewards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReachedToday: Story = {
  play: async () => {
    await expect(screen.getByText("오늘 받음")).toBeVisible();
    await expect(screen.getByText("4일 남음")).toBeVisible();
  },
};
/** Seven days are a round: the eighth is the first of the next one. */
export const NewRound: Story = {
  args: { streak: 7, isCheckedIn: false },
  play: async () => {
    await expect(screen.getByText("3일 남음")).toBeVisible();
    await expect(screen.getByText("7일 남음")).toBeVisible();
  },
};
export const None: Story = { args: { rules: { isOpen: true, daily: points(0), streaks: [] } } };
