import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { campaignEvents } from "../../../../.storybook/story-events.ts";
import { EventListPage } from "./event-list-page.tsx";
import { EventTabs } from "./event-tabs.tsx";

const meta = {
  title: "Programmes/EventListPage",
  component: EventListPage,
  decorators: [
    (Story, { parameters: { path = "/event", answers } }) => (
      <StoryApp path={path as string} answers={{ "campaign-events": campaignEvents, ...(answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EventListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: /주간 스포츠 토너먼트/ })).toHaveAttribute(
      "href",
      "/event/weekly",
    );
    await expect(screen.getByRole("link", { name: /오픈 주간/ })).toHaveTextContent("종료");
  },
};
export const Coin: Story = {
  parameters: { path: "/event/coin", answers: { "campaign-events": { ...campaignEvents, totalCount: 0, items: [] } } },
  play: async () => {
    await expect(await screen.findByText("이벤트가 없습니다.")).toBeVisible();
    await expect(screen.getByRole("link", { name: "테더" })).toHaveAttribute("aria-current", "page");
  },
};
export const Failed: Story = { parameters: { answers: { "campaign-events": failure } } };
export const Loading: Story = { parameters: { answers: { "campaign-events": "pending" } } };
export const Tabs: Story = { render: () => <EventTabs selected="/event/rules" /> };
export const BothWidths: Story = { ...bothWidths(All), tags: ["widths", "long"] };
