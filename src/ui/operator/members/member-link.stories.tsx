import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { AllowedContext } from "../../frame/form/allowed.ts";
import { MemberLink } from "./member-link.tsx";

const meta = {
  title: "관리자/회원/회원 링크",
  component: MemberLink,
  args: { userId: "member01", nickname: "한강바람" },
  decorators: [inApp({ path: "/admin/members", answers: {} })],
} satisfies Meta<typeof MemberLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "member01 (한강바람)" });
    await expect(link).toHaveAttribute("href", "/admin/members/member01");
  },
};
/** Who may not read members reads the id alone. */
export const NotAllowed: Story = {
  render: (args) => (
    <AllowedContext value={() => false}>
      <MemberLink {...args} />
    </AllowedContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("member01 (한강바람)")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
