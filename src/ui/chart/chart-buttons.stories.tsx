import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DRAWINGS } from "../operator/bets/story/drawings.ts";
import { ChartButtons } from "./chart-buttons.tsx";
import { ChartSvg } from "./chart-svg.tsx";
import type { DrawnState, Drawing } from "./drawing.ts";
import { CHART_TEXT as TEXT } from "./text.ts";

const folded = (drawn: DrawnState): DrawnState =>
  drawn.state.id === "unknown" ? { ...drawn, state: { ...drawn.state, folded: 2 } } : drawn;
const drawing: Drawing = { ...DRAWINGS.placement, states: DRAWINGS.placement.states.map(folded) };

const meta = {
  title: "공통/차트/차트 단추",
  component: ChartButtons,
  args: { drawing, onFold: fn() },
  render: (args) => (
    <div className="chart-sheet" style={{ width: drawing.width }}>
      <ChartSvg drawing={drawing} label="placement" width="100%" />
      <ChartButtons {...args} />
    </div>
  ),
} satisfies Meta<typeof ChartButtons>;
export default meta;

export const OfAFoldedState: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: TEXT.unfold("unknown") }));
    await expect(args.onFold).toHaveBeenCalledWith("unknown");
  },
};
