import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { COUNTRY_OF, LeagueMark } from "./league-mark.tsx";

const meta = { title: "한국형/리그 표시", component: LeagueMark, args: { name: "KBO" } } satisfies Meta<
  typeof LeagueMark
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Leagues: Story = {
  render: () => (
    <ul className="grid gap-1 p-4 text-sm">
      {[...Object.keys(COUNTRY_OF), "이름 모를 리그", "또 다른 리그"].map((name) => (
        <li key={name} className="flex items-center gap-2">
          <LeagueMark name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("use")];
    await waitFor(() => expect(drawings.filter((drawing) => drawing.getBBox().width === 0)).toEqual([]));
  },
};
