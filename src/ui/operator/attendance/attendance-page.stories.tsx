import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { AttendancePage } from "./attendance-page.tsx";

const rules = {
  isOpen: true,
  daily: { kind: "points", amount: 100, wagering: 0 },
  streaks: [{ days: 7, reward: { kind: "money", amount: 5_000, wagering: 1 } }],
};
const claims = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 0, items: [] };

const meta = {
  title: "Operator/Attendance/AttendancePage",
  component: AttendancePage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        answers={{ "admin/attendance-rules": rules, "admin/claims": claims, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof AttendancePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText("연속 1 일수", {}, { timeout: 10_000 })).toHaveValue("7");
    await userEvent.click(screen.getByRole("button", { name: "저장" }));
    await expect(await screen.findByText("저장했습니다. 다음 출석부터 쓰입니다.")).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { answers: { "admin/attendance-rules": failure, "admin/claims": failure } },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
