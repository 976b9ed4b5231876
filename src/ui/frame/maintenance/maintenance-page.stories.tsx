import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MaintenancePage } from "./maintenance-page.tsx";

const meta = {
  title: "Frame/Maintenance/MaintenancePage",
  component: MaintenancePage,
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MaintenancePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const BothWidths: Story = { ...bothWidths(Plain), tags: ["widths", "long"] };
