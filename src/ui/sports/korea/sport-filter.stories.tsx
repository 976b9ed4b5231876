import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { SPORT } from "../../../domain/sports/market.ts";
import { SportFilter } from "./sport-filter.tsx";

const meta = {
  title: "한국형/종목 거르기",
  component: SportFilter,
  args: {
    selected: undefined,
    sports: [
      { sportId: SPORT.baseball, count: 32 },
      { sportId: SPORT.football, count: 21 },
    ],
  },
  decorators: [
    (Story) => (
      <StoryApp>
        {/* A page's frame has this padding, over which the bar bleeds. */}
        <div className="p-3">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SportFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OneSport: Story = { args: { selected: SPORT.baseball } };
