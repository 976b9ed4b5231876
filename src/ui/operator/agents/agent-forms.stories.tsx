import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ClosePeriodForm, MoveForm, SharesForm } from "./agent-forms.tsx";
import { sampleTree } from "./agent-samples.ts";
import { AGENTS_TEXT as TEXT } from "./text.ts";

const [manager, agent] = sampleTree.items;
const form = { onDone: fn(), onTell: fn(), onFinish: fn(), onClose: fn() };

const meta = { title: "관리자/총판/지분과 마감 양식", decorators: [inApp()] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shares: Story = {
  render: () => <SharesForm row={manager!} {...form} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(TEXT.rateOf("casino"))).toHaveValue("20.00");
    await expect(canvas.getByLabelText(TEXT.rateOf("sports"))).toHaveValue("0.30");
  },
};
/** An agent earns nothing of sports. */
export const OfAgent: Story = {
  render: () => <SharesForm row={agent!} {...form} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(TEXT.rateOf("mini"))).toBeVisible();
    await expect(canvas.queryByLabelText(TEXT.rateOf("sports"))).toBeNull();
  },
};
export const Move: Story = { render: () => <MoveForm row={agent!} {...form} /> };
export const Close: Story = { render: () => <ClosePeriodForm from="2026-11-01" {...form} /> };
