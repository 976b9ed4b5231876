import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bonus } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting, withSlip } from "../../../../.storybook/story-betting.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { BonusFolders } from "./bonus-folders.tsx";

const betting = createStoryBetting();
betting.takeList([bonus], "e-1");

const meta = {
  title: "한국형/보너스 폴더",
  component: BonusFolders,
  args: { game: "cross", bonus, lists: betting },
  decorators: [
    (Story) => (
      <StoryApp path="/europe" prepare={withSlip()}>
        <PriceStoreContext value={betting.prices}>
          <Story />
        </PriceStoreContext>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BonusFolders>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The column of the fixtures at 1440 px, between the sports and the slip. */
export const InItsColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 552 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const folder = await canvas.findByRole("button", { name: "3폴더 1.03" });
    const hint = canvas.getByText("1.30 이하 선택과 함께 베팅할 수 없습니다.").getBoundingClientRect();
    await expect(hint.height, "one line").toBeLessThan(24);
    await expect(hint.bottom).toBeLessThanOrEqual(folder.getBoundingClientRect().top);
  },
};

export const Folders: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "3폴더 1.03" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "7폴더 1.08" })).toBeVisible();
  },
};
