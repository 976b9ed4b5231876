import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { member } from "../../../../.storybook/story-data.ts";
import { AccountEntries } from "./account-entries.tsx";
import { ENTRIES_TEXT } from "./late-text.ts";

const meta = {
  title: "공통/틀/계정 메뉴의 줄",
  component: AccountEntries,
  args: { user: member, close: fn(), onUserInfo: fn(), onMoney: fn(), onLogout: fn() },
  decorators: [inApp({ box: "w-56" })],
} satisfies Meta<typeof AccountEntries>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press closes the menu before its dialog is wanted. */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [points] = await canvas.findAllByRole("button");
    if (!points) throw new Error("no points");
    await userEvent.click(points);
    await expect(args.close).toHaveBeenCalled();
    await expect(args.onMoney).toHaveBeenCalledWith("pointChange");
    await userEvent.click(canvas.getByRole("button", { name: ENTRIES_TEXT.logout }));
    await expect(args.onLogout).toHaveBeenCalled();
  },
};
