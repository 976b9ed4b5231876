import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { sampleStatement, statementPage } from "./agent-samples.ts";
import { AgentStatements } from "./agent-statements.tsx";

const meta = {
  title: "관리자/총판/정산서 목록",
  component: AgentStatements,
  decorators: [
    inApp({
      path: "/admin/agents?view=statements",
      answers: { "admin/agent-statements": statementPage, "admin/agent-statements/s1": sampleStatement },
    }),
  ],
} satisfies Meta<typeof AgentStatements>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("cell", { name: "310,000" })).toBeVisible();
  },
};
