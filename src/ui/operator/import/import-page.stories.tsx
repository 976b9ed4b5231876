import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ImportPage } from "./import-page.tsx";

const meta = {
  title: "Admin/ImportPage",
  component: ImportPage,
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ImportPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
