import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { DialogHost } from "./dialog/dialog-host.tsx";
import { RemoveButton } from "./remove-button.tsx";

const meta = {
  title: "Frame/RemoveButton",
  component: RemoveButton,
  args: {
    remove: fn(async () => undefined),
    to: "/free",
    queryKey: ["board"],
    text: { removeTitle: "글 삭제", removeAsk: "이 글을 지울까요?", remove: "삭제", cancel: "취소" },
  },
  decorators: [
    (Story) => (
      <StoryApp path="/free/view/1" answers={{}}>
        <Story />
        <DialogHost />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof RemoveButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "삭제" }));
    await expect(await screen.findByText("이 글을 지울까요?")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "취소" }));
    await expect(args.remove).not.toHaveBeenCalled();
  },
};
