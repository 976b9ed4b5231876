import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { DirectChoice } from "./direct-choice.tsx";

const meta = {
  title: "베팅카트/바로 베팅 선택",
  component: DirectChoice,
  args: { betting: createStoryBetting({ slip: {} }) },
} satisfies Meta<typeof DirectChoice>;
export default meta;

/** Once it is on, a press on Place sends the bet. */
export const TurnedOn: StoryObj<typeof meta> = {
  args: { betting: createStoryBetting({ slip: {} }) },
  play: async ({ canvas, userEvent, args: { betting } }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /바로 베팅/ }));
    const request = { stake: 10_000, accept: "none" as const, picks: [] };
    betting.press({ type: "placement.open", request });
    await expect(betting.shown().placement.hasTag("busy")).toBe(true);
  },
};
