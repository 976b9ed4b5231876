import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { BarStake } from "./bar-stake.tsx";
import { keepLastStake } from "./last-stake.ts";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/바의 금액",
  component: BarStake,
  args: { betting: createStoryBetting({ slip: {} }), onPlace: fn() },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof BarStake>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A stake by one press, and the bet by the next. */
export const QuickAndPlaced: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 0 } }) },
  play: async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole("button", { name: SLIP_TEXT.place });
    await expect(place).toHaveTextContent("베팅금액을 입력해주세요.");
    await userEvent.click(place);
    await expect(args.onPlace).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: SLIP_TEXT.quick("1만") }));
    await expect(canvas.getByLabelText(SLIP_TEXT.stake)).toHaveValue("10,000");
    await userEvent.click(place);
    await expect(args.betting.shown().placement.matches("confirming")).toBe(true);
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

/** What was staked last is offered while nothing is typed. */
export const LastStake: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 0 } }) },
  play: async ({ canvas, userEvent, args }) => {
    keepLastStake(args.betting, 30_000);
    await userEvent.click(await canvas.findByRole("button", { name: SLIP_TEXT.lastStake("3만") }));
    await expect(canvas.getByLabelText(SLIP_TEXT.stake)).toHaveValue("30,000");
    await expect(canvas.getByRole("button", { name: SLIP_TEXT.quick("1만") })).toBeEnabled();
  },
};
