import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { exchangeQueue } from "../requests/request-samples.ts";
import { ExchangesPage } from "./exchanges-page.tsx";

const meta = {
  title: "Operator/ExchangesPage",
  component: ExchangesPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp path="/admin/exchanges" answers={{ "admin/money-requests": exchangeQueue }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ExchangesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async () => {
    await expect(await screen.findAllByRole("checkbox")).toHaveLength(3);
  },
};
export const BothWidths: Story = { ...bothWidths(Queue), tags: ["widths", "long"] };
