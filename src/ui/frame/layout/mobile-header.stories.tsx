import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { member } from "../../../../.storybook/story-data.ts";
import { BAR_TEXT } from "./bar-text.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { MobileHeader } from "./mobile-header.tsx";

const meta = {
  title: "공통/틀/모바일 머리",
  component: MobileHeader,
  args: { user: member, unread: 2, onUserInfo: fn(), onMoney: fn(), onLogout: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof MobileHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Strip: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** On a phone the last tab of the bar at the bottom opens the menu. */
export const DrawerOpen: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: (args) => (
    <>
      <MobileHeader {...args} />
      <BottomBar />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: BAR_TEXT.openAll }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
};
