import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure, inbox } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MessagePage } from "./message-page.tsx";

const meta = {
  title: "Community/Message/MessagePage",
  component: MessagePage,
} satisfies Meta<typeof MessagePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ message: { ...inbox, unread: 0, totalCount: 0, items: [] } }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ message: "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ message: failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Opened: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "message/1/read": null }}>
        <Story />
      </StoryApp>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /가입을 환영합니다/ }));
    await expect(await canvas.findByText("즐거운 시간 되십시오.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
