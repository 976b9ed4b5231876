import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { chargeQueue } from "../requests/request-samples.ts";
import { ChargesPage } from "./charges-page.tsx";

const meta = {
  title: "Operator/ChargesPage",
  component: ChargesPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp path="/admin/charges" answers={{ "admin/money-requests": chargeQueue }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ChargesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async () => {
    await expect(await screen.findAllByRole("checkbox")).toHaveLength(4);
  },
};
export const BothWidths: Story = { ...bothWidths(Queue), tags: ["widths", "long"] };
