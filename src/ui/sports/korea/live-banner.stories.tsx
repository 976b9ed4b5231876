import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStoryLive } from "../../../../.storybook/story-desk.ts";
import { LiveBanner } from "./live-banner.tsx";

const meta = {
  title: "Sports/Korea/LiveBanner",
  component: LiveBanner,
  args: { live: createStoryLive("live") },
} satisfies Meta<typeof LiveBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Connecting: Story = { args: { live: createStoryLive("connecting") } };
export const Stale: Story = { args: { live: createStoryLive("stale") } };
export const Resyncing: Story = { args: { live: createStoryLive("resyncing") } };
export const Disconnected: Story = { args: { live: createStoryLive("disconnected") } };
