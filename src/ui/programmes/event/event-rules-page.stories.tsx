import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { campaignEvent } from "../../../../.storybook/story-events.ts";
import { EventRulesPage } from "./event-rules-page.tsx";

const rules = { items: [{ ...campaignEvent, id: "r", category: "rules", title: "공통 규정" }] };
const meta = {
  title: "Programmes/EventRulesPage",
  component: EventRulesPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/event/rules" answers={{ "campaign-events/rules": rules, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EventRulesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { answers: { "campaign-events/rules": { items: [] } } } };
export const Failed: Story = { parameters: { answers: { "campaign-events/rules": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
