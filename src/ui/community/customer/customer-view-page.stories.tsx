import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { enquiry } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { CustomerViewPage } from "./customer-view-page.tsx";

const meta = {
  title: "Community/CustomerViewPage",
  component: CustomerViewPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/customer/view/q1" answers={{ "customer/q1": enquiry, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CustomerViewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("은행 123")).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { answers: { "customer/q1": { ...enquiry, answer: null, answeredAt: null, isUnread: false } } },
};
export const Gone: Story = {
  parameters: { answers: { "customer/q1": new ApiFailure("not_found", 404, "찾을 수 없습니다.") } },
};
export const Failed: Story = { parameters: { answers: { "customer/q1": failure } } };
export const BothWidths: Story = { ...bothWidths(Answered), tags: ["widths", "long"] };
