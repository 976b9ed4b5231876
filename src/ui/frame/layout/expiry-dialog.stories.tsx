import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { EXPIRY_TEXT } from "./late-text.ts";
import { ExpiryDialog } from "./expiry-dialog.tsx";

const meta = {
  title: "공통/틀/접속 만료 창",
  component: ExpiryDialog,
  args: { secondsLeft: 42, onStay: fn(), onLogout: fn() },
} satisfies Meta<typeof ExpiryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CountingDown: Story = {
  play: async ({ userEvent, args }) => {
    const stay = await screen.findByRole("button", { name: EXPIRY_TEXT.stay });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onStay).toHaveBeenCalled();
  },
};
