import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { sampleDetail, sampleRolling } from "../../wallet/rolling/rolling-samples.ts";
import { pageOf } from "../../wallet/wallet-samples.ts";
import { SettlementDetail } from "./settlement-detail.tsx";
import { SettlementsPage } from "./settlements-page.tsx";

const of = { userId: "member07", nickname: "한강바람", level: 7, lease: null, reference: null, decidedBy: null };

const meta = {
  title: "Operator/SettlementsPage",
  component: SettlementsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/admin/settlements"
        answers={{
          "admin/money-requests": pageOf([{ ...sampleRolling, ...of }]),
          [`admin/rolling/requests/${sampleRolling.id}`]: sampleDetail,
          ...(parameters.answers as object),
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SettlementsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a request covers is loaded with the first one that is selected. */
const LOADED = { timeout: 10_000 };

export const Selected: Story = {
  play: async ({ userEvent }) => {
    const [, first] = await screen.findAllByRole("checkbox");
    if (!first) throw new Error("no row");
    await userEvent.click(first);
    await expect(await screen.findByText(/12,904,000 × 0.20% =/, {}, LOADED)).toBeVisible();
    await expect(screen.getByRole("button", { name: "맡기" })).toBeEnabled();
  },
};
export const Detail: Story = {
  render: () => <SettlementDetail id={sampleRolling.id} />,
  play: async () => expect(await screen.findByText(/12,904,000 × 0.20% =/)).toBeVisible(),
};
export const Failed: Story = { parameters: { answers: { "admin/money-requests": failure } } };
export const BothWidths: Story = { ...bothWidths(Selected), tags: ["widths", "long"] };
