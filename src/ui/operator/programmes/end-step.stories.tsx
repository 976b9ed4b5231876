import type { Meta, StoryObj } from "@storybook/react-vite";
import * as v from "valibot";
import { expect, fn, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { EndStep } from "./end-step.tsx";

const meta = {
  title: "Operator/EndStep",
  component: EndStep,
  args: {
    path: "admin/coupons/c1/end",
    ask: "쿠폰을 지금 끝냅니다.",
    answer: v.unknown(),
    onDone: fn(),
    onClose: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/coupons/c1/end": {} }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EndStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "지금 끝내기" }));
    await expect(await screen.findByText("끝냈습니다.")).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
