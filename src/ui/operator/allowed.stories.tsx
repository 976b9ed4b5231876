import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AllowedContext } from "../frame/form/allowed.ts";
import { inApp } from "../../../.storybook/in-app.tsx";
import { OfRight } from "./of-right.tsx";
import { Allowed } from "./allowed.tsx";

const meta = {
  title: "관리자/직원/권한으로 가림",
  component: Allowed,
  args: { right: "money.decide", children: <p>승인하기</p> },
} satisfies Meta<typeof Allowed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const May: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("승인하기")).toBeVisible();
  },
};
export const MayNot: Story = {
  decorators: [
    (Story) => (
      <AllowedContext value={(right) => right !== "money.decide"}>
        <Story />
      </AllowedContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("승인하기")).toBeNull();
  },
};
/** The address of a section that the roles do not allow. */
export const Section: Story = {
  render: (args) => <OfRight {...args} />,
  decorators: [
    (Story) => (
      <AllowedContext value={() => false}>
        <Story />
      </AllowedContext>
    ),
    inApp({ path: "/admin/staff" }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("이 화면을 볼 권한이 없습니다.")).toBeVisible();
  },
};
