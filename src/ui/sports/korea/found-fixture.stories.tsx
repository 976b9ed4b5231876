import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { expect, waitFor } from "storybook/test";
import { FoundFixture } from "./found-fixture.tsx";

const page = {
  items: [],
  page: 1,
  pageCount: 1,
  totalCount: 0,
  itemsPerPage: 15,
  sports: [],
  leagues: [],
  bonus: null,
  eventId: "e-1",
};

const meta = {
  title: "한국형/찾은 경기",
  component: FoundFixture,
  args: { fixture: "f1", page },
  render: (args) => (
    <StoryApp>
      <p id="fixture-f1" tabIndex={-1}>
        울산 현대 vs 전북 현대
      </p>
      <FoundFixture {...args} />
    </StoryApp>
  ),
} satisfies Meta<typeof FoundFixture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByText("울산 현대 vs 전북 현대");
    await waitFor(() => expect(row).toHaveFocus());
  },
};
