import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { KickOffTime } from "./kick-off-time.tsx";

const meta = {
  title: "한국형/경기 시각",
  component: KickOffTime,
  args: { startsAt: "2026-11-21T10:00:00Z", text: "19:00" },
} satisfies Meta<typeof KickOffTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Time: Story = {};
/** Within the last hour the time that is left stands in its place. */
export const Countdown: Story = {
  args: { startsAt: new Date(Date.now() + 600_000).toISOString() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("10분 후")).toBeVisible();
  },
};
