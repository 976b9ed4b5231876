import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { EventCard } from "./event-card.tsx";

const meta = {
  title: "Frame/Home/EventCard",
  component: EventCard,
  args: { fixture: fixtureOf("f1", "울산 현대", "전북 현대") },
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="max-w-90 p-4">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};
export const Live: Story = {
  args: {
    fixture: fixtureOf("f2", "FC 서울", "수원 삼성", {
      status: "live",
      score: { home: 2, away: 1 },
      clock: "후반 71'",
    }),
  },
};
