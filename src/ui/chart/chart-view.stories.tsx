import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { DRAWINGS } from "../operator/bets/story/drawings.ts";
import { ChartView } from "./chart-view.tsx";
import { CHART_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "공통/차트/차트 보기",
  component: ChartView,
  args: { machine: "placement", drawing: DRAWINGS.placement },
  decorators: [
    (Story) => (
      <div className="pt-10">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const width = () => canvasElement.querySelector("svg")?.getBoundingClientRect().width ?? 0;
    const before = width();
    await userEvent.click(canvas.getByRole("button", { name: TEXT.zoomIn }));
    await expect(width()).toBeGreaterThan(before);
    await userEvent.click(canvas.getByRole("button", { name: TEXT.fit }));
    await expect(width()).toBe(before);
  },
};
export const Lit: Story = {
  args: { active: new Set(["", "sending"]), taken: new Set(["storing xstate.done.actor.storeIntent"]) },
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "placement 차트, 지금 sending" })).toBeVisible(),
};
export const BeingLaidOut: Story = {
  args: { drawing: null },
  play: async ({ canvas }) => expect(canvas.getByText(TEXT.drawing)).toBeVisible(),
};
/** Each key does as its button; what does not fit is scrolled to, and the wheel with the control key zooms. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const width = () => canvasElement.querySelector("svg")?.getBoundingClientRect().width ?? 0;
    const region = canvas.getByRole("region", { name: TEXT.region("placement") });
    const whole = width();
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(region.scrollHeight).toBeLessThanOrEqual(region.clientHeight);
    region.focus();
    await userEvent.keyboard("1");
    await expect(Math.round(width())).toBe(Math.round(DRAWINGS.placement.width));
    await expect(canvas.getByText("100%")).toBeVisible();
    await userEvent.keyboard("-");
    await expect(width()).toBeLessThan(DRAWINGS.placement.width);
    await userEvent.keyboard("0");
    await expect(width()).toBe(whole);
    region.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true }));
    await waitFor(() => expect(width()).toBeGreaterThan(whole));
  },
};
export const OfAPath: Story = {
  args: {
    active: new Set(["", "confirming"]),
    taken: new Set(["editing placement.open [isFresh]"]),
    path: new Set(["editing placement.open [isFresh]", "confirming placement.confirm [isFresh]"]),
  },
};
