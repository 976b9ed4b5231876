import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { BlockedAddresses } from "./blocked-addresses.tsx";

const answer = { items: [{ address: "203.0.113.7", reason: "도배", createdAt: "2026-11-20T00:00:00Z" }] };

const meta = {
  title: "관리자/접속/차단한 주소",
  component: BlockedAddresses,
} satisfies Meta<typeof BlockedAddresses>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [inApp({ answers: { "admin/blocked-addresses": answer } })],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/blocked-addresses": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/blocked-addresses": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/blocked-addresses": { items: [] } }}>
        <Story />
      </StoryApp>
    ),
  ],
};
