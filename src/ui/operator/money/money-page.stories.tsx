import { expect, screen, within } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { sampleMoneyLimits, types } from "../../wallet/wallet-samples.ts";
import { MoneyPage } from "./money-page.tsx";
import { sampleBank } from "./money-samples.ts";

const answers = {
  "admin/money-limits": { items: [1, 2, 3].map((level) => ({ level, ...sampleMoneyLimits })) },
  "admin/wagering-weights": { sports: 100, mini: 100, slot: 100, casino: 50 },
  "admin/charge-types": { items: types.map((type) => ({ ...type, method: "bank", isActive: true })) },
  "admin/house-banks": {
    items: [sampleBank],
  },
};

export default pageStories(MoneyPage, {
  title: "관리자/머니/머니 화면",
  path: "/admin/money",
  answers,
  play: async ({ userEvent }) => {
    const table = within(await screen.findByRole("table", { name: "레벨별 한도 표" }));
    const [first] = table.getAllByRole("button", { name: / 열기$/ });
    if (!first) throw new Error("no rows");
    await userEvent.click(first);
    const [edit] = screen.getAllByRole("button", { name: "수정" });
    if (!edit) throw new Error("no button");
    await userEvent.click(edit);
    await expect(await screen.findByLabelText("빠른 금액")).toHaveValue("10000, 50000, 100000, 500000, 1000000");
  },
  stories: {
    Failed: {
      answers: { "admin/money-limits": failure, "admin/charge-types": failure, "admin/house-banks": { items: [] } },
    },
  },
});
