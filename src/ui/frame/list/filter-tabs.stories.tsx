import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { FilterTabs } from "./filter-tabs.tsx";

const meta = {
  title: "공통/목록/거르기 탭",
  component: FilterTabs,
  args: {
    label: "상태",
    name: "status",
    selected: 2,
    tabs: [
      { value: undefined, label: "전체", count: 21 },
      { value: 2, label: "당첨", count: 7 },
    ],
  },
  decorators: [inApp({ path: "/bet_result?gameType=1&status=2&page=4" })],
} satisfies Meta<typeof FilterTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("link", { name: /전체/ });
    await expect(all).toHaveAttribute("href", "/bet_result?gameType=1");
    await expect(all).not.toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link", { name: /당첨/ })).toHaveAttribute("aria-current");
  },
};
