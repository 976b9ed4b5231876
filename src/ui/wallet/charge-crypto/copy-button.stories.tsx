import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  title: "Wallet/ChargeCrypto/CopyButton",
  component: CopyButton,
  args: { text: "TDEMoQ8q3Vx2m5ZkF7LwYr9TnBcHsJd4uG" },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("복사했습니다.")).toBeVisible();
    await expect(write).toHaveBeenCalledWith(args.text);
  },
};
