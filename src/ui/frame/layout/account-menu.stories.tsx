import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { member } from "../../../../.storybook/story-data.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ENTRIES_TEXT } from "./late-text.ts";
import { LAYOUT_TEXT } from "./text.ts";

const meta = {
  title: "공통/틀/계정 메뉴",
  component: AccountMenu,
  args: { user: member, hasName: true, onUserInfo: fn(), onMoney: fn(), onLogout: fn() },
  decorators: [inApp({ box: "p-4" })],
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: LAYOUT_TEXT.accountMenu(member.nickname) }));
    await userEvent.click(await canvas.findByRole("button", { name: ENTRIES_TEXT.userInfo }));
    await expect(args.onUserInfo).toHaveBeenCalled();
    await expect(canvas.queryByRole("button", { name: ENTRIES_TEXT.logout })).toBeNull();
    await userEvent.click(canvas.getByRole("button"));
    const limits = await canvas.findByRole("link", { name: ENTRIES_TEXT.ownLimits });
    await expect(limits, "leads to the own limits [CERT-A5]").toHaveAttribute("href", "/member?tab=protection");
  },
};

/** An administrator has no money and no points of his own. */
export const OfAdministrator: Story = {
  args: { user: { ...member, role: 10, withdrawalType: 0, point: 700 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: LAYOUT_TEXT.accountMenu(member.nickname) }));
    await canvas.findByRole("button", { name: ENTRIES_TEXT.userInfo });
    await expect(canvas.queryByText(/700/)).toBeNull();
    await expect(canvas.queryByRole("link", { name: ENTRIES_TEXT.ownLimits })).toBeNull();
  },
};
