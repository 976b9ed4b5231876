import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import type { RootActors } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { OpenDialogs } from "./open-dialogs.tsx";

const meta = {
  title: "공통/대화상자/열린 창들",
  component: OpenDialogs,
} satisfies Meta<typeof OpenDialogs>;
export default meta;

let dialogs: RootActors["dialogs"];

type Story = StoryObj<typeof meta>;

export const Alert: Story = {
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => actors.dialogs.send({ type: "alert.show", message: "차단된 IP입니다." })}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Base: Story = {
  play: async () => {
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => actors.dialogs.send({ type: "dialog.open", name: "changePassword" })}>
        <Story />
      </StoryApp>
    ),
  ],
};
/** What takes the place of a dialog stays, also when that one gives the focus back to where it was opened. */
export const OneAfterAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole("button", { name: "열기" });
    await userEvent.click(opener);
    const first = await screen.findByRole("dialog", { name: "비밀번호 찾기" });
    // It takes the focus a moment after it is drawn, and gives back only what it has taken.
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    const isGivenBack = new Promise((resolve) => opener.addEventListener("focus", resolve, { once: true }));
    dialogs.send({ type: "dialog.open", name: "recommenderSignUp" });
    const next = await screen.findByRole("dialog", { name: "추천인 회원가입" });
    await isGivenBack;
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
    await expect(dialogs.getSnapshot().context.base).toBe("recommenderSignUp");
  },
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => (dialogs = actors.dialogs)}>
        <Button onClick={() => dialogs.send({ type: "dialog.open", name: "findPassword" })}>열기</Button>
        <Story />
      </StoryApp>
    ),
  ],
};
