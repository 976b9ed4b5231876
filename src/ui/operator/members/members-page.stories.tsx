import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { expect } from "storybook/test";
import { MembersPage } from "./members-page.tsx";

const meta = {
  title: "Admin/MembersPage",
  component: MembersPage,
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/blocked-addresses": { items: [] }, "admin/sessions/member07/kick": { ended: 1 } }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MembersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Forms: Story = {};
export const Kicked: Story = {
  play: async ({ canvas, userEvent }) => {
    const [userId] = await canvas.findAllByLabelText("아이디");
    if (!userId) throw new Error("no field");
    await userEvent.type(userId, "member07");
    await userEvent.click(canvas.getByRole("button", { name: "강제 로그아웃" }));
    await expect(await canvas.findByText("세션 1개를 종료했습니다.")).toBeVisible();
  },
};
