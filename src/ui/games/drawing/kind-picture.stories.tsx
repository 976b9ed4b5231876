import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { KIND_NAMES } from "../../../domain/games/games.ts";
import { KindPicture } from "./kind-picture.tsx";
import { Arrow, Ball, Card, Die, Disc, Hwatu, Ladder, Ring, Wheel } from "./picture-parts.tsx";
import { BasketballScene, DogScene, DragonTigerScene, HorseScene, SoccerScene, SpeedScene } from "./picture-scenes.tsx";

const meta = {
  title: "미니게임/추첨 그림/게임 종류 그림",
  component: KindPicture,
  args: { kind: "powerball" },
} satisfies Meta<typeof KindPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No two kinds look alike. */
export const Every: Story = {
  render: () => (
    <div className="grid grid-cols-4 gap-2 p-3">
      {KIND_NAMES.map((kind) => (
        <KindPicture key={kind} kind={kind} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll("svg")].map((svg) => svg.innerHTML);
    await expect(drawn).toHaveLength(KIND_NAMES.length);
    await expect(new Set(drawn).size).toBe(KIND_NAMES.length);
  },
};
/** What pictures are made of. */
export const Parts: Story = {
  render: () => (
    <svg viewBox="0 0 160 200" className="w-96 bg-raised">
      <Ball x={20} y={20} r={14} n="7" fill="#3b82f6" />
      <Card x={60} y={36} turn={0} text="A" suit="♠" />
      <Die x={90} y={10} size={30} n={4} turn={0} />
      <Disc x={144} y={20} fill="#ef4444" />
      <Arrow x={140} isUp fill="#ef4444" />
      <g transform="translate(0 90)">
        <Hwatu x={30} turn={0} month="moon" />
        <Ladder x={70} width={50} />
      </g>
    </svg>
  ),
};
export const Wheels: Story = {
  render: () => (
    <div className="grid w-96 grid-cols-2 gap-2">
      <svg viewBox="0 0 160 100">
        <Wheel fields={18} />
      </svg>
      <svg viewBox="0 0 160 100">
        <Ring />
      </svg>
    </div>
  ),
};
export const Scenes: Story = {
  render: () => (
    <div className="grid w-160 grid-cols-3 gap-2 bg-raised">
      <svg viewBox="0 0 160 100">
        <SpeedScene />
      </svg>
      <svg viewBox="0 0 160 100">
        <DogScene />
      </svg>
      <svg viewBox="0 0 160 100">
        <HorseScene />
      </svg>
      <svg viewBox="0 0 160 100">
        <SoccerScene />
      </svg>
      <svg viewBox="0 0 160 100">
        <BasketballScene />
      </svg>
      <svg viewBox="0 0 160 100">
        <DragonTigerScene />
      </svg>
    </div>
  ),
};
