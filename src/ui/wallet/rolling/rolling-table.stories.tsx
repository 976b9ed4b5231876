import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleParts } from "./rolling-samples.ts";
import { RollingTable } from "./rolling-table.tsx";

const meta = {
  title: "지갑/롤링/롤링 표",
  component: RollingTable,
  args: { parts: sampleParts, hasLine: true },
} satisfies Meta<typeof RollingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^합계/ })).toHaveTextContent("42,075원");
  },
};
/** Without a line only the own bets count. */
export const OwnBetsAlone: Story = {
  args: { hasLine: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^합계/ })).toHaveTextContent("16,267원");
  },
};
