import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { LoginDialog } from "./login-dialog.tsx";

const meta = {
  title: "Account/Login/LoginDialog",
  component: LoginDialog,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="p-4">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LoginDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
