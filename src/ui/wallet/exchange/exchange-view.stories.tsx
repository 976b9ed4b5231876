import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { exchangeTerms, requests } from "../wallet-samples.ts";
import { ExchangeView } from "./exchange-view.tsx";

const meta = {
  title: "지갑/환전/환전 신청",
  component: ExchangeView,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp
        path="/exchange"
        answers={{
          "exchange/terms": exchangeTerms,
          "money-requests": requests("exchange"),
        }}
      >
        <main>
          <Story />
        </main>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ExchangeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
