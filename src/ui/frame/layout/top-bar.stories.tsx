import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { member } from "../../../../.storybook/story-data.ts";
import { TopBar } from "./top-bar.tsx";

const meta = {
  title: "공통/틀/상단 바",
  component: TopBar,
  // A phone has a header of its own.
  globals: { viewport: { value: "desktop", isRotated: false } },
  args: { user: member, unread: 2, onUserInfo: fn(), onMoney: fn(), onLogout: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
/** What the member holds opens what changes it. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const balance = await canvas.findByRole("button", { name: /원$/ });
    await expect(balance, "shows the balance above every page [CERT-A7]").toBeVisible();
    await userEvent.click(balance);
    await expect(args.onMoney).toHaveBeenLastCalledWith("moneyChange");
    await userEvent.click(canvas.getByRole("button", { name: /P$/ }));
    await expect(args.onMoney).toHaveBeenLastCalledWith("pointChange");
  },
};
export const NothingUnread: Story = { args: { unread: 0 } };
