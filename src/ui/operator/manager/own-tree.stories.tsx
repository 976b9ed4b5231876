import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { sampleTree, statementPage } from "../agents/agent-samples.ts";
import { OwnStatements } from "./own-statements.tsx";
import { OwnTree } from "./own-tree.tsx";

const meta = {
  title: "총판/내 조직과 정산서",
  decorators: [
    inApp({
      path: "/manager",
      answers: { "manager/tree": { items: sampleTree.items }, "manager/statements": statementPage },
    }),
  ],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tree: Story = {
  render: () => <OwnTree />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("agent01")).toBeVisible();
  },
};
export const Statements: Story = { render: () => <OwnStatements /> };
