import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { limits, types } from "../../wallet/wallet-samples.ts";
import { MoneyPage } from "./money-page.tsx";

const answers = {
  "admin/money-limits": { items: [1, 2, 3].map((level) => ({ level, ...limits })) },
  "admin/wagering-weights": { sports: 100, mini: 100, slot: 100, casino: 50 },
  "admin/charge-types": { items: types.map((type) => ({ ...type, method: "bank", isActive: true })) },
  "admin/house-banks": {
    items: [
      {
        id: "b1",
        bank: "한빛은행",
        number: "110-482-903175",
        holder: "한판",
        minLevel: 1,
        maxLevel: 5,
        isActive: true,
      },
    ],
  },
};

const meta = {
  title: "Operator/MoneyPage",
  component: MoneyPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/money" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MoneyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    const table = within(await screen.findByRole("table", { name: "레벨별 한도 표" }));
    const [, first] = table.getAllByRole("checkbox");
    if (!first) throw new Error("no rows");
    await userEvent.click(first);
    const [edit] = screen.getAllByRole("button", { name: "수정" });
    if (!edit) throw new Error("no button");
    await userEvent.click(edit);
    await expect(await screen.findByLabelText("빠른 금액")).toHaveValue("10000, 50000, 100000, 500000, 1000000");
  },
};
export const Failed: Story = {
  parameters: {
    answers: { "admin/money-limits": failure, "admin/charge-types": failure, "admin/house-banks": { items: [] } },
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
