import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { MonthCalendar } from "./month-calendar.tsx";

const meta = {
  title: "이벤트/출석부/한 달 달력",
  component: MonthCalendar,
  args: { month: "2026-08", today: "2026-08-22", days: ["2026-08-01", "2026-08-22"] },
  decorators: [inApp()],
} satisfies Meta<typeof MonthCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A month that begins on a Saturday has six weeks. */
export const SixWeeks: Story = {
  play: async ({ canvas }) => {
    await expect(await screen.findByText("22일, 오늘, 출석")).toBeInTheDocument();
    // With the row of the week's days.
    await expect(canvas.getAllByRole("row")).toHaveLength(7);
    await expect(screen.queryByRole("link", { name: "다음 달" })).toBeNull();
  },
};
export const Earlier: Story = { args: { month: "2026-02", days: [] } };
