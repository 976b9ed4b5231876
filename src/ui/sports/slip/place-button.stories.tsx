import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { PlaceButton } from "./place-button.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/베팅하기 버튼",
  component: PlaceButton,
  args: { betting: createStoryBetting({ slip: {} }), reasonId: "reason" },
  decorators: [
    (Story) => (
      <div className="w-80 p-3">
        <Story />
        <p id="reason" />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pressed: Story = {
  args: { betting: createStoryBetting({ slip: {} }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.betting.shown().placement.matches("confirming")).toBe(true);
  },
};
export const Blocked: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 0 } }) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: SLIP_TEXT.place });
    await expect(button).toHaveTextContent("베팅금액을 입력해주세요.");
    await userEvent.click(button);
    await expect(args.betting.shown().placement.matches("editing")).toBe(true);
  },
};
export const NotLive: Story = {
  args: { betting: createStoryBetting({ line: "disconnected", slip: {} }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent(SLIP_TEXT.notFresh);
  },
};
