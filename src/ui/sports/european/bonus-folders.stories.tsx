import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bonus } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryDesk, withDesk } from "../../../../.storybook/story-desk.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { BonusFolders } from "./bonus-folders.tsx";

const desk = createStoryDesk();
desk.takeList([bonus], "e-1");

const meta = {
  title: "Sports/European/BonusFolders",
  component: BonusFolders,
  args: { bonus, lists: desk },
  decorators: [
    (Story) => (
      <StoryApp path="/europe" prepare={withDesk()}>
        <PriceStoreContext value={desk.prices}>
          <Story />
        </PriceStoreContext>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BonusFolders>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folders: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "3폴더 1.03" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "7폴더 1.08" })).toBeVisible();
  },
};
