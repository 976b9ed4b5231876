import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { QueueFilter } from "./queue-filter.tsx";

const meta = {
  title: "관리자/신청/신청 조회 조건",
  component: QueueFilter,
  args: { filters: { state: "done", sort: "-amount" }, page: "/admin/charges", onApply: fn() },
  decorators: [inApp({ path: "/admin/charges", box: "p-3" })],
} satisfies Meta<typeof QueueFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** State and order stay. */
export const Filled: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText("아이디 또는 닉네임"), "member07");
    await userEvent.click(screen.getByRole("button", { name: "조회" }));
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({ text: "member07", state: "done", sort: "-amount" }),
    );
  },
};
