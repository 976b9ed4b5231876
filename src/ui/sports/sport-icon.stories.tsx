import type { Meta, StoryObj } from "@storybook/react-vite";
import { SPORT } from "../../domain/sports/market.ts";
import { SportIcon } from "./sport-icon.tsx";

const meta = { title: "공통/경기/종목 아이콘", component: SportIcon, args: { sportId: SPORT.football } } satisfies Meta<
  typeof SportIcon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div className="flex gap-3 p-4">
      {[...Object.values(SPORT), "0"].map((sportId) => (
        <SportIcon key={sportId} sportId={sportId} size={24} />
      ))}
    </div>
  ),
};
