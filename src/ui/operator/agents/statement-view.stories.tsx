import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { agentStatement } from "../../../api/contract/operator/agents.endpoints.ts";
import { sampleStatement } from "./agent-samples.ts";
import { StatementView } from "./statement-view.tsx";
import { AGENTS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/총판/정산서 내역",
  component: StatementView,
  args: { id: "s1", to: agentStatement },
  decorators: [inApp({ answers: { "admin/agent-statements/s1": sampleStatement } })],
} satisfies Meta<typeof StatementView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("cell", { name: TEXT.ownMembers })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "350,000" })).toBeVisible();
  },
};
