import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { accMission, dailyMission } from "../../../../.storybook/story-missions.ts";
import { MissionsPage } from "./missions-page.tsx";

const running = { startsAt: "2026-11-15T15:00:00Z", endsAt: null, phase: "running", claims: 3 };
const items = [
  { ...dailyMission, ...running },
  { ...accMission, ...running, endsAt: "2026-12-22T15:00:00Z" },
];

const meta = {
  title: "Operator/MissionsPage",
  component: MissionsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp answers={{ "admin/missions": { items }, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MissionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "acc-stake 선택" }));
    await userEvent.click(screen.getByRole("button", { name: "수정" }));
    await expect(await screen.findByLabelText("2단계 목표", {}, { timeout: 10_000 })).toHaveValue("5,000,000");
    await expect(screen.getByLabelText("게임")).toHaveValue("1");
  },
};
export const Empty: Story = { parameters: { answers: { "admin/missions": { items: [] } } } };
export const Failed: Story = { parameters: { answers: { "admin/missions": failure } } };
export const BothWidths: Story = { ...bothWidths(Edited), tags: ["widths", "long"] };
