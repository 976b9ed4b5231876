import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { accMission } from "../../../../.storybook/story-missions.ts";
import { EventAccPage } from "./event-acc-page.tsx";

const list = { now: "2026-11-22T03:00:00Z", items: [accMission] };
const meta = {
  title: "Programmes/EventAccPage",
  component: EventAccPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/eventAcc" answers={{ missions: list, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EventAccPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { answers: { missions: { ...list, items: [] } } } };
export const Failed: Story = { parameters: { answers: { missions: failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
