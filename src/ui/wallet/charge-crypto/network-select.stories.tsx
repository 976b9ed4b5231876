import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { TetherNetwork } from "../../../api/contract/wallet/tether.ts";
import { NetworkSelect } from "./network-select.tsx";
import { tetherTerms } from "./tether-samples.ts";

const meta = {
  title: "지갑/테더 충전/네트워크 선택",
  component: NetworkSelect,
  args: { networks: tetherTerms.networks as TetherNetwork[], value: "", onSelect: fn() },
} satisfies Meta<typeof NetworkSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen beforehand. */
export const NotChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("네트워크"), "TRC20");
    await expect(args.onSelect).toHaveBeenCalledWith("TRC20");
  },
};
export const Chosen: Story = { args: { value: "TRC20" } };
