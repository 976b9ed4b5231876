import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { europeanAnswers } from "../../../../.storybook/european-data.ts";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { EuropeFilters } from "./europe-filters.tsx";
import { FoldedTree, MenuTree, PrematchTree } from "./prematch-tree.tsx";

const meta = {
  title: "유럽형/경기 나무",
  component: PrematchTree,
  args: { search: {} },
  decorators: [inApp({ box: "w-56", path: "/europe", answers: europeanAnswers })],
} satisfies Meta<typeof PrematchTree>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The entry of what has no sport is not among the sports, nor in their sum. */
export const Sports: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^전체/ })).toHaveTextContent("3");
    await expect(canvas.queryByText("기타")).toBeNull();
  },
};
export const League: Story = {
  args: { search: { sportId: "6046", locationId: "KR", league: "K리그1" } },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole("link", { name: /K리그1/ });
    await expect(nav).toHaveAttribute("aria-current", "true");
  },
};
/** In the left menu: on another page no place is open. */
export const Menu: Story = {
  render: () => <MenuTree />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /축구/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/europe\?/),
    );
  },
};
/** Where there is no left menu. */
export const Folded: Story = {
  render: () => <FoldedTree search={{ sportId: "6046" }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("축구"));
    await expect(await canvas.findByRole("link", { name: /대한민국/ })).toBeVisible();
  },
};
export const Filters: Story = {
  render: () => <EuropeFilters search={{ sort: "league" }} live={createStoryBetting().live} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "리그순" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "내일" })).toBeVisible();
  },
};
