import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { TetherTerms } from "../../../api/contract/wallet/tether.ts";
import { TermsPanel } from "./terms-panel.tsx";
import { tetherTerms } from "./tether-samples.ts";

const meta = {
  title: "지갑/테더 충전/충전 조건",
  component: TermsPanel,
  args: { terms: tetherTerms as TetherTerms },
} satisfies Meta<typeof TermsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoNetworks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("이더리움 (ERC20), 트론 (TRC20)")).toBeVisible();
  },
};

/** The rate and its time stand in one line. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ width: 374 }}>
      <TermsPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const rate = document.createRange();
    rate.selectNodeContents(canvas.getByText(/1 USDT/));
    await expect(new Set([...rate.getClientRects()].map(({ top }) => top))).toHaveProperty("size", 1);
  },
};
