import type { Meta, StoryObj } from "@storybook/react-vite";
import { GAME_EMBLEMS } from "../../api/contract/lobby/provider.ts";
import { GamePicture } from "./game-picture.tsx";

const meta = {
  title: "카지노·슬롯/게임 그림",
  component: GamePicture,
  args: { emblem: "cards", colours: ["#0b6e4f", "#08415c"] },
  render: ({ colours }) => (
    <div className="grid w-96 grid-cols-4 gap-2">
      {GAME_EMBLEMS.map((emblem) => (
        <GamePicture key={emblem} emblem={emblem} colours={colours} />
      ))}
    </div>
  ),
} satisfies Meta<typeof GamePicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Every: Story = {};
