import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import * as v from "valibot";
import { storyEndpoint } from "../../../.storybook/story-command.ts";
import { failure } from "../../../.storybook/story-data.ts";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { DialogHost } from "./dialog/dialog-host.tsx";
import { RemoveButton } from "./remove-button.tsx";

const meta = {
  title: "공통/버튼·아이콘/삭제 버튼",
  component: RemoveButton,
  args: {
    name: "story.remove",
    to: storyEndpoint(v.null()),
    input: { body: {} },
    list: "/free",
    queryKey: ["free"],
    text: { removeTitle: "글 삭제", removeAsk: "이 글을 지울까요?", remove: "삭제", cancel: "취소" },
  },
  decorators: [
    (Story) => (
      <StoryApp path="/free/view/1" answers={{ story: failure }}>
        <Story />
        <DialogHost />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof RemoveButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "삭제", busy: false }));
    await expect(await screen.findByText("이 글을 지울까요?")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "취소" }));
    await expect(canvas.getByRole("button", { name: "삭제" })).toBeEnabled();
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "삭제", busy: false }));
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "삭제" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
