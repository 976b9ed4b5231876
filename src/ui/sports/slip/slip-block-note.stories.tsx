import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryBetting, entry, secondEntry } from "../../../../.storybook/story-betting.ts";
import { SlipBlockNote } from "./slip-block-note.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/베팅할 수 없는 까닭",
  component: SlipBlockNote,
  args: { id: "note", betting: createStoryBetting({ slip: {} }) },
} satisfies Meta<typeof SlipBlockNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoStake: Story = { args: { betting: createStoryBetting({ slip: { stake: 0 } }) } };
export const OverTheLimit: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 9_000_000, balance: 99_000_000 } }) },
};
export const NotEnoughMoney: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 50_000, balance: 20_000 } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "20,000원으로 변경" }));
    await expect(args.betting.shown().slip.hasTag("placeable")).toBe(true);
  },
};
export const PriceChanged: Story = {
  args: {
    betting: createStoryBetting({ slip: { moved: [{ selectionId: entry.id, betPrice: 171, status: "open" }] } }),
  },
};
export const MarketClosed: Story = {
  args: {
    betting: createStoryBetting({ slip: { moved: [{ selectionId: entry.id, betPrice: 185, status: "closed" }] } }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: SLIP_TEXT.removeClosed }));
    await expect(args.betting.shown().slip.context.legs.map((leg) => leg.entry.id)).toEqual([secondEntry.id]);
  },
};
const together = [entry, { ...secondEntry, fixtureId: entry.fixtureId }];
/** Two legs that one result decides, whose price together is asked for. */
export const SameFixtureAsked: Story = {
  args: { betting: createStoryBetting({ slip: { entries: together } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("조합 배당을 확인하는 중입니다.")).toBeVisible();
  },
};
/** No model prices them together. */
export const SameFixture: Story = {
  args: { betting: createStoryBetting({ slip: { entries: together } }) },
  play: async ({ args, canvas }) => {
    const selectionIds = together.map(({ id }) => id);
    args.betting.edit({ type: "combinations.set", items: [{ fixtureId: entry.fixtureId, selectionIds, price: null }] });
    await expect(await canvas.findByText(/같은 경기의 선택은 함께 베팅할 수 없습니다/)).toBeVisible();
  },
};
export const Checking: Story = { args: { betting: createStoryBetting({ slip: { stored: "checking" } }) } };
export const Unchecked: Story = { args: { betting: createStoryBetting({ slip: { stored: "unchecked" } }) } };
export const NotLive: Story = { args: { betting: createStoryBetting({ line: "disconnected", slip: {} }) } };
export const Nothing: Story = {};
