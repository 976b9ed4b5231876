import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ProtectionLink } from "./protection-link.tsx";

const meta = {
  title: "회원정보/건전 이용/건전 이용 링크",
  component: ProtectionLink,
  decorators: [inApp()],
} satisfies Meta<typeof ProtectionLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    await expect(await screen.findByRole("link")).toHaveAttribute("href", "/member?tab=protection");
  },
};
