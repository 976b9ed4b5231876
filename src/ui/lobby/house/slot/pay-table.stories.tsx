import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleSheet } from "../provider-samples.ts";
import { PayTable } from "./pay-table.tsx";

const meta = {
  title: "카지노·슬롯/자체 슬롯/배당표",
  component: PayTable,
  args: { sheet: sampleSheet },
} satisfies Meta<typeof PayTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("96.50%")).toBeVisible();
    await expect(canvas.getByRole("row", { name: "학 50 250 1,500" })).toBeVisible();
    await expect(canvas.getByText("62.3번에 한 번")).toBeVisible();
  },
};
export const WithoutSheet: Story = { args: { sheet: null } };
