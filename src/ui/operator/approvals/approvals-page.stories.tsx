import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { page, refused } from "./approval-samples.ts";
import { ApprovalsPage } from "./approvals-page.tsx";

const meta = {
  title: "Operator/Approvals/ApprovalsPage",
  component: ApprovalsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/approvals" answers={{ "admin/approvals": page, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ApprovalsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Decided: Story = { parameters: { answers: { "admin/approvals": { ...page, items: [refused] } } } };
export const Empty: Story = {
  parameters: { answers: { "admin/approvals": { ...page, totalCount: 0, items: [] } } },
};
export const Loading: Story = { parameters: { answers: { "admin/approvals": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/approvals": failure } } };
/** A refusal needs a reason. */
export const Refusing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "newcomer1 거절" }));
    await userEvent.click(await screen.findByRole("button", { name: "거절" }));
    await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
