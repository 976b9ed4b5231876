import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { TraceList } from "./trace-list.tsx";
import { sampleTraces } from "./trace-samples.ts";

const meta = {
  title: "관리자/가입 승인/겹친 흔적 목록",
  component: TraceList,
  args: { asked: { userId: "member07", isChecked: "all", page: 1 } },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/joins", answers: { "admin/shared-traces": sampleTraces } })],
} satisfies Meta<typeof TraceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole("link", { name: "member07" });
    await expect(link).toHaveAttribute("href", "/admin/members/member07");
  },
};
