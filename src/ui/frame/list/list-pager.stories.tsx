import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ListPager } from "./list-pager.tsx";

const meta = {
  title: "공통/목록/목록 쪽 번호",
  component: ListPager,
  args: { page: 3, pageCount: 3 },
} satisfies Meta<typeof ListPager>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The address asks for page 999; the other filters stay. */
export const BehindTheLast: Story = {
  decorators: [inApp({ path: "/bet_result?status=2&page=999" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "2페이지" })).toHaveAttribute(
      "href",
      "/bet_result?status=2&page=2",
    );
    await expect(await canvas.findByRole("link", { name: "1페이지" })).toHaveAttribute("href", "/bet_result?status=2");
  },
};
