import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { campaignEvent } from "../../../../.storybook/story-events.ts";
import { EventViewPage } from "./event-view-page.tsx";

const PATH = "campaign-events/weekly";
const meta = {
  title: "Programmes/EventViewPage",
  component: EventViewPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/event/weekly" answers={{ [PATH]: campaignEvent, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EventViewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "주간 스포츠 토너먼트" })).toBeVisible();
    await expect(await screen.findByText("기간 안에 정산된 베팅을 더합니다.")).toBeVisible();
  },
};
export const Ended: Story = { parameters: { answers: { [PATH]: { ...campaignEvent, phase: "ended" } } } };
export const Missing: Story = {
  parameters: { answers: { [PATH]: new ApiFailure("not_found", 404, "찾을 수 없습니다.") } },
  play: async () => {
    await expect(await screen.findByText("이벤트를 찾을 수 없습니다.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Running), tags: ["widths", "long"] };
