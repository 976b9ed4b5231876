import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { storyLobby } from "../../../.storybook/story-lobby.ts";
import { GameCard } from "./game-card.tsx";

const [game, , jackpot] = storyLobby.games;
if (!game || !jackpot) throw new Error("the story's lobby has no games");

const meta = {
  title: "카지노·슬롯/게임 카드",
  component: GameCard,
  args: { game, providerName: "한판 게임즈", isOpen: true, onEnter: fn(), onFavour: fn() },
  decorators: [inBox("w-52")],
} satisfies Meta<typeof GameCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Favourite: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "라이브 바카라 입장" }));
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "라이브 바카라 즐겨찾기" }));
    await expect(args.onFavour).toHaveBeenCalledTimes(1);
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
};
export const Jackpot: Story = { args: { game: jackpot } };
export const Closed: Story = { args: { isOpen: false } };
