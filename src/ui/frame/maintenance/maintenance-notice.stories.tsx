import type { Meta, StoryObj } from "@storybook/react-vite";
import { MaintenanceNotice } from "./maintenance-notice.tsx";

const meta = {
  title: "점검/점검 안내",
  component: MaintenanceNotice,
  args: {
    notice: "<p>서버를 늘리고 있습니다.</p>",
    endsAt: { instant: "2026-11-21T09:00:00Z", text: "2026-11-21 18:00:00" },
  },
} satisfies Meta<typeof MaintenanceNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithEnd: Story = {};
export const UnknownEnd: Story = { args: { notice: "", endsAt: null } };
export const Light: Story = { globals: { theme: "light" } };
