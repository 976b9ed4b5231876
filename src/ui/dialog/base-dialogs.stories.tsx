import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { BaseDialogs } from "./base-dialogs.tsx";

const meta = {
  title: "Dialog/BaseDialogs",
  component: BaseDialogs,
  args: { name: "recommenderSignUp" },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BaseDialogs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignUp: Story = { args: { name: "recommenderSignUp" } };
export const FindPassword: Story = { args: { name: "findPassword" } };
export const ChangePassword: Story = { args: { name: "changePassword" } };
