import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { KeptViews } from "./kept-views.tsx";
import { RowPanel } from "./row-panel.tsx";
import { SortHead } from "./sort-head.tsx";
import { SpanText } from "./span-text.tsx";
import { TableBar } from "./table-bar.tsx";

const meta = {
  title: "관리자/표/표의 부분",
  decorators: [inApp({ path: "/admin/bets?sort=-stake", answers: { "tables/things": { hidden: [], views: [] } } })],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const saved = fn(() => Promise.resolve());

export const Files: Story = {
  render: () => <ExportButtons save={saved} />,
  play: async ({ canvas, userEvent }) => {
    saved.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "전체 CSV 저장" }));
    await expect(saved).toHaveBeenCalledWith("csv");
  },
};
/** One column always stays. */
export const Views: Story = {
  render: () => <KeptViews table="things" columns={[{ id: "name", header: "이름" }]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "이름" })).toBeDisabled();
    await expect(canvas.getByText("저장한 보기가 없습니다.")).toBeVisible();
  },
};
/** What a letter asks for has the focus. */
export const Opened: Story = {
  render: () => (
    <RowPanel
      row={{ id: "a" }}
      title="첫 번째"
      actions={[{ label: "거절", look: "danger", render: () => <input aria-label="사유" /> }]}
      action="거절"
      isByKey
      onAction={fn()}
      onClose={fn()}
    />
  ),
  play: async ({ canvas }) => expect(await canvas.findByLabelText("사유")).toHaveFocus(),
};
export const Sorted: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          <SortHead id="stake" header="베팅금액" isNumber isSorted />
        </tr>
      </thead>
    </table>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("columnheader")).toHaveAttribute("aria-sort", "descending"),
};
export const Filter: Story = {
  render: () => <SpanText name="least" label="최소 금액" value={1_000} isNumber />,
  play: async ({ canvas }) => expect(await canvas.findByLabelText("최소 금액")).toHaveValue("1000"),
};
export const Bar: Story = {
  render: () => (
    <TableBar label="목록" rows={[]} columns={[]} totals={{ count: 1_203, sums: [{ label: "금액", value: "54,000" }] }}>
      {null}
    </TableBar>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText("총 1,203건")).toBeVisible(),
};
