import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { HomePage } from "./home-page.tsx";

const meta = {
  title: "Frame/Home/HomePage",
  component: HomePage,
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="p-4">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Light: Story = { globals: { theme: "light" } };
export const BothWidths: Story = { ...bothWidths(Desktop), tags: ["widths", "long"] };
