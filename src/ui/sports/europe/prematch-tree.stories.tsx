import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { europeanAnswers } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { EuropeFilters } from "./europe-filters.tsx";
import { PrematchTree } from "./prematch-tree.tsx";

const meta = {
  title: "Sports/Europe/PrematchTree",
  component: PrematchTree,
  args: { search: {} },
  decorators: [
    (Story) => (
      <StoryApp path="/europe" answers={europeanAnswers}>
        <div className="w-56">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof PrematchTree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sports: Story = {};
export const League: Story = {
  args: { search: { sportId: "6046", locationId: "KR", league: "K리그1" } },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole("link", { name: /K리그1/ });
    await expect(nav).toHaveAttribute("aria-current", "true");
  },
};
export const Filters: Story = {
  render: () => <EuropeFilters search={{ sort: "league" }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "리그순" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "내일" })).toBeVisible();
  },
};
