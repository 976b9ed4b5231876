import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  title: "공통/기본 요소/복사 버튼",
  component: CopyButton,
  args: {
    value: "K7MQ2XPA",
    text: { copy: "복사", copied: "복사했습니다.", notCopied: "복사하지 못했습니다. 코드를 직접 적어주세요." },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("복사했습니다.")).toBeVisible();
    await expect(write).toHaveBeenCalledWith("K7MQ2XPA");
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("복사하지 못했습니다. 코드를 직접 적어주세요.")).toBeVisible();
  },
};
