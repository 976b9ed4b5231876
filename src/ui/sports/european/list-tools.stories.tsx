import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bonus, europeanAnswers } from "../../../../.storybook/european-data.ts";
import { FrameWidth } from "../../../../.storybook/frame-width.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting, withSlip } from "../../../../.storybook/story-betting.ts";
import { LateFolders } from "../korea/late-folders.tsx";
import { LateLook, LateTabs } from "../list/late-tools.tsx";
import { ShortTeam } from "../list/short-team.tsx";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { FilterFold, FoldHead } from "./filter-fold.tsx";
import { LateStar } from "./late-star.tsx";
import { ListTools } from "./list-tools.tsx";

const betting = createStoryBetting();
betting.takeList([bonus], "e-1");
const PHONE_PX = 390;

const meta = {
  title: "유럽형/목록 도구",
  component: ListTools,
  args: { game: "cross", fav: undefined, live: betting.live },
  decorators: [
    (Story) => (
      <StoryApp path="/europe" answers={europeanAnswers} prepare={withSlip()}>
        <PriceStoreContext value={betting.prices}>
          <Story />
        </PriceStoreContext>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ListTools>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /보기$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "즐겨찾기" })).toBeVisible();
  },
};
/** A phone folds what a list is filtered by. */
export const Folded: Story = {
  render: () => (
    <FrameWidth value={PHONE_PX}>
      <FilterFold>날짜</FilterFold>
    </FrameWidth>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("날짜")).not.toBeVisible();
    await userEvent.click(canvas.getByText("필터"));
    await expect(canvas.getByText("날짜")).toBeVisible();
  },
};
export const Head: Story = {
  render: () => (
    <details className="group">
      <FoldHead>필터</FoldHead>
      날짜
    </details>
  ),
};
export const Look: Story = { render: () => <LateLook game="cross" /> };
/** On a phone the market of the lines is chosen, and kept. */
export const Tabs: Story = {
  render: () => (
    <FrameWidth value={PHONE_PX}>
      <LateTabs game="cross" />
    </FrameWidth>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "핸디캡" }));
    await expect(canvas.getByRole("button", { name: "핸디캡" })).toHaveAttribute("aria-pressed", "true");
    await expect(localStorage.getItem("hanpan.column")).toBe("handicap");
    await userEvent.click(canvas.getByRole("button", { name: "승무패" }));
  },
};
export const Marking: Story = {
  render: () => <LateStar kind="fixture" of="f1" name="울산 대 전북" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { pressed: true })).toBeVisible();
  },
};
export const Folders: Story = {
  render: () => <LateFolders game="cross" bonus={bonus} lists={betting} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "3폴더 1.03" })).toBeVisible();
  },
};
export const Names: Story = {
  render: () => (
    <>
      <ShortTeam side="home" homeName="맨체스터 유나이티드" awayName="토트넘" />
      <ShortTeam side="away" homeName="맨체스터 유나이티드" awayName="토트넘" />
    </>
  ),
};
