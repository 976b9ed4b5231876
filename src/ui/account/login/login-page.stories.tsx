import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { LoginPage } from "./login-page.tsx";

const meta = {
  title: "Account/Login/LoginPage",
  component: LoginPage,
  decorators: [
    (Story) => (
      <StoryApp answers={{ "member/token": { token: null } }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Light: Story = { globals: { theme: "light" } };
export const BothWidths: Story = { ...bothWidths(Desktop), tags: ["widths", "long"] };
