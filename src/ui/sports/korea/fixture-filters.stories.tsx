import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { FixtureFilters } from "./fixture-filters.tsx";

const meta = {
  title: "한국형/경기 거르기",
  component: FixtureFilters,
  args: {
    game: "cross",
    search: {},
    leagues: [
      { leagueName: "K리그1", count: 12 },
      { leagueName: "J1리그", count: 7 },
    ],
    focusAsked: 0,
  },
  decorators: [
    (Story, { args: { search } }) => (
      <StoryApp path={search.text === undefined ? "/korea/cross" : `/korea/cross?text=${search.text}`}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FixtureFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {};
/** What the address says stands in the fields, also a league without fixtures. */
export const Chosen: Story = {
  args: { search: { text: "울산", league: "EPL", hours: 3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox")).toHaveValue("울산");
    await expect(canvas.getByLabelText("리그")).toHaveDisplayValue("EPL");
    await expect(canvas.getByLabelText("시작 시간")).toHaveDisplayValue("3시간 이내");
  },
};
/** What is live has begun. */
export const Live: Story = { args: { game: "live" } };
