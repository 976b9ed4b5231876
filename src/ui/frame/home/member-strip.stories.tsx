import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MemberStrip } from "./member-strip.tsx";

const meta = {
  title: "홈/회원 요약 띠",
  component: MemberStrip,
  globals: { viewport: { value: "phone", isRotated: false } },
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="p-2">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MemberStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
