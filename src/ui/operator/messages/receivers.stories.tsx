import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageWith } from "../../../../.storybook/community-data.ts";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { receivers } from "./mailing-samples.ts";
import { Receivers } from "./receivers.tsx";

const PATH = "admin/messages/m1/receivers";

const meta = {
  title: "관리자/쪽지/받은 회원",
  component: Receivers,
  args: { id: "m1" },
  decorators: [inApp({ path: "/admin/messages", answers: { [PATH]: pageWith(receivers) }, box: "max-w-100 p-3" })],
} satisfies Meta<typeof Receivers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: "member01 (회원01) 3 2026-11-26 10:03:00" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "안 읽음" }));
    await expect(canvas.getByRole("button", { name: "안 읽음" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "전체" })).toHaveAttribute("aria-pressed", "false");
  },
};
/** Its pages are its own: the address is the list's. */
export const Paged: Story = {
  parameters: { answers: { [PATH]: { ...pageWith(receivers), pageCount: 3, totalCount: 40 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "2페이지" })).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { [PATH]: pageWith([]) } } };
export const Failed: Story = { parameters: { answers: { [PATH]: failure } } };
