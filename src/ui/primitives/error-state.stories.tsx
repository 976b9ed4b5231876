import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "공통/기본 요소/오류 상태",
  component: ErrorState,
  args: { message: "쪽지를 불러오지 못했습니다.", onRetry: fn() },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
