import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CHART_TEXT } from "../../../chart/text.ts";
import { STORY_TEXT as TEXT } from "./text.ts";
import { storySample } from "./story-sample.ts";
import { StoryChart } from "./story-chart.tsx";

const [moved, , sold] = storySample.trails;
if (!moved || !sold) throw new Error("the sample has three trails");

const meta = {
  title: "관리자/베팅/경과 차트",
  component: StoryChart,
  args: { trail: moved },
} satisfies Meta<typeof StoryChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const lit = (root: HTMLElement) =>
  [...root.querySelectorAll<SVGElement>("[data-lit]:not([data-container])")].map((one) => one.dataset.chartState);
const taken = (root: HTMLElement) =>
  [...root.querySelectorAll<SVGElement>("text[data-taken]")].map((one) => one.dataset.transition);

/** The chart lights what the member saw at each step, and the transition that led there. */
export const StepByStep: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(lit(canvasElement)).toEqual(["editing"]);
    await userEvent.click(canvas.getByRole("button", { name: CHART_TEXT.next }));
    await expect(lit(canvasElement)).toEqual(["confirming"]);
    await expect(taken(canvasElement)).toEqual(["editing placement.open [isFresh]"]);
    await userEvent.click(canvas.getByRole("button", { name: /배당 변경으로 거절/ }));
    await expect(lit(canvasElement)).toEqual(["priceChanged"]);
    await expect(taken(canvasElement)).toEqual(["sending xstate.done.actor.sendCommand [isPriceChanged]"]);
    await expect(canvas.getByRole("button", { name: CHART_TEXT.next })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: CHART_TEXT.first }));
    await expect(canvas.getByText(CHART_TEXT.step(1, 5))).toBeVisible();
  },
};
export const OfCashOut: Story = { args: { trail: sold } };
/** A step that the chart does not come by. */
export const Differs: Story = {
  args: {
    trail: {
      ...moved,
      steps: moved.steps.map((step, at) => (at === 4 ? { ...step, state: "accepted", leftOut: undefined } : step)),
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.machineSays("배당 변경 안내"))).toBeVisible(),
};
