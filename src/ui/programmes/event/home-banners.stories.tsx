import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { campaignEvents } from "../../../../.storybook/story-events.ts";
import { HomeBanners } from "./home-banners.tsx";

const meta = {
  title: "이벤트/이벤트/홈 배너",
  component: HomeBanners,
  decorators: [inApp({ answers: { "campaign-events/home": { items: campaignEvents.items } } })],
} satisfies Meta<typeof HomeBanners>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
/** The row keeps its height, so that nothing below it moves. */
export const None: Story = {
  parameters: { answers: { "campaign-events/home": { items: [] } } },
  play: async () => {
    await expect(await screen.findByRole("link", { name: /모든 이벤트 보기/ })).toBeVisible();
  },
};
