import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { DIALOG_TEXT } from "./text.ts";
import { DialogHost } from "./dialog-host.tsx";

const meta = {
  title: "공통/대화상자/창이 쌓이는 자리",
  component: DialogHost,
} satisfies Meta<typeof DialogHost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  decorators: [inApp()],
};
export const AlertOverConfirm: Story = {
  decorators: [
    (Story) => (
      <StoryApp
        prepare={({ actors: { dialogs } }) => {
          dialogs.send({ type: "confirm.ask", id: "story", message: "삭제하시겠습니까?" });
          dialogs.send({ type: "alert.show", message: "먼저 읽어주세요." });
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
  play: async () => {
    await screen.findByText("먼저 읽어주세요.");
    await expect(screen.queryByText("삭제하시겠습니까?")).toBeNull();
  },
};
export const ConfirmAfterAlert: Story = {
  decorators: AlertOverConfirm.decorators ?? [],
  play: async ({ userEvent }) => {
    await screen.findByText("먼저 읽어주세요.");
    await userEvent.click(await screen.findByRole("button", { name: DIALOG_TEXT.ok }));
    await waitFor(() => expect(screen.queryByText("먼저 읽어주세요.")).toBeNull());
    await expect(await screen.findByText("삭제하시겠습니까?")).toBeVisible();
  },
};
