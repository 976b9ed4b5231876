import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { LevelHistory } from "./level-history.tsx";
import { sampleLevelChanges } from "./level-samples.ts";

const meta = {
  title: "관리자/회원/레벨 변경 내역",
  component: LevelHistory,
  args: { userId: "member01" },
  decorators: [inApp({ answers: { "admin/members/member01/level-changes": sampleLevelChanges } })],
} satisfies Meta<typeof LevelHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByText("레벨 2 → 레벨 1")).toBeVisible();
    await expect(screen.getByText("admin01 · 장기 미접속")).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    answers: { "admin/members/member01/level-changes": { ...sampleLevelChanges, totalCount: 0, items: [] } },
  },
};
export const Failed: Story = { parameters: { answers: { "admin/members/member01/level-changes": failure } } };
