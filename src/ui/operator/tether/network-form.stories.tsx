import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { NetworkForm } from "./network-form.tsx";

const meta = {
  title: "관리자/테더/네트워크 양식",
  component: NetworkForm,
  args: {
    network: { id: "TRC20", name: "트론 (TRC20)", kind: "tron", contract: "TR7N", confirmations: 20, isActive: true },
    isNew: false,
    onDone: fn(),
    onClose: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/tether" })],
} satisfies Meta<typeof NetworkForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("코드")).toHaveAttribute("readonly");
  },
};
export const New: Story = {
  args: { network: { id: "", name: "", kind: "tron", contract: "", confirmations: 20, isActive: false }, isNew: true },
  play: async () => {
    await expect(await screen.findByLabelText("코드")).not.toHaveAttribute("readonly");
  },
};
