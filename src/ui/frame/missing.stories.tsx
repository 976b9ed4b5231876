import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { Missing } from "./missing.tsx";

const meta = {
  title: "Frame/Missing",
  component: Missing,
  args: { title: "지워졌거나 없는 글입니다.", to: "/free", label: "목록으로" },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof Missing>;
export default meta;

export const Gone: StoryObj<typeof meta> = {};
