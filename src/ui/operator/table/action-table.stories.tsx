import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ActionTable } from "./action-table.tsx";

interface Row {
  id: string;
  name: string;
  isClosed: boolean;
}

const unselected = fn();
const exported = fn();
const kept = {
  hidden: [],
  views: [
    {
      id: "v1",
      name: "큰 것",
      search: { sort: "-name" },
      hidden: ["state"],
      isShared: true,
      by: "admin02",
      isOwn: false,
    },
    { id: "v2", name: "내 것", search: {}, hidden: [], isShared: false, by: "admin01", isOwn: true },
  ],
};

const meta = {
  title: "관리자/표/처리하는 표",
  component: ActionTable<Row>,
  render: (args) => <ActionTable {...args} />,
  decorators: [
    inApp({
      path: "/admin/bets",
      answers: { "tables/things": kept, "tables/things/columns": kept, "tables/things/views": kept },
    }),
  ],
  args: {
    label: "목록",
    rows: [
      { id: "a", name: "첫 번째", isClosed: false },
      { id: "b", name: "두 번째", isClosed: false },
      { id: "c", name: "세 번째", isClosed: true },
    ],
    columns: [
      { id: "name", header: "이름", value: ({ name }) => name },
      { id: "state", header: "상태", value: ({ isClosed }) => (isClosed ? "닫힘" : "열림") },
    ],
    rowId: ({ id }) => id,
    actions: [
      {
        label: "승인",
        key: "a",
        isFor: ({ isClosed }) => !isClosed,
        render: ({ name }, close) => (
          <p>
            {name}의 양식 <button onClick={close}>됐음</button>
          </p>
        ),
      },
      { label: "거절", key: "r", look: "danger", render: ({ name }) => <p>{name}의 거절 양식</p> },
    ],
  },
} satisfies Meta<typeof ActionTable<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "b 승인" }));
    await expect(await canvas.findByText("두 번째의 양식")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "거절" }));
    await expect(await canvas.findByText("두 번째의 거절 양식")).toBeVisible();
    await expect(canvas.queryByText("두 번째의 양식")).toBeNull();
    await userEvent.click(canvas.getByText("첫 번째"));
    await expect(await canvas.findByText("첫 번째의 양식")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "됐음" }));
    await expect(canvas.queryByText("첫 번째의 양식")).toBeNull();
  },
};

export const NotForTheRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: "c 승인" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "c 열기" }));
    await expect(await canvas.findByText("세 번째의 거절 양식")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "승인" })).toBeDisabled();
  },
};

/** J and K move, A and R act where the row has that, Enter opens and Esc closes. */
export const ByKeys: Story = {
  args: { renderDetail: ({ name }) => <p>{name}의 내역</p> },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("첫 번째");
    await userEvent.keyboard("jj");
    await waitFor(() => expect(canvas.getByRole("row", { name: /두 번째/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("두 번째의 내역")).toBeVisible();
    await userEvent.keyboard("k");
    await expect(await canvas.findByText("첫 번째의 내역")).toBeVisible();
    await userEvent.keyboard("r");
    await expect(await canvas.findByText("첫 번째의 거절 양식")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("첫 번째의 거절 양식")).toBeNull();
    await userEvent.keyboard("jja");
    await expect(canvas.queryByText("세 번째의 양식")).toBeNull();
  },
};

export const Several: Story = {
  args: {
    renderMore: (chosen, unselect) => (
      <button
        onClick={() => {
          unselected(chosen.map(({ id }) => id));
          unselect();
        }}
      >
        모두 숨김
      </button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    unselected.mockClear();
    await userEvent.click(await canvas.findByRole("checkbox", { name: "a 선택" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "c 선택" }));
    await userEvent.click(canvas.getByRole("button", { name: "모두 숨김" }));
    await expect(unselected).toHaveBeenCalledWith(["a", "c"]);
    await expect(canvas.getByText("0개 선택")).toBeVisible();
  },
};

/** Columns are hidden at once; a view brings its own. */
export const Kept: Story = {
  args: {
    name: "things",
    totals: { count: 1_203, sums: [{ label: "금액", value: "54,000" }] },
    exports: async (format) => exported(format),
  },
  play: async ({ canvas, userEvent }) => {
    exported.mockClear();
    await expect(await canvas.findByText("총 1,203건")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "보기 · 열" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "상태" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "상태" })).toBeNull());
    await expect(canvas.getByRole("checkbox", { name: "이름" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("link", { name: "내 것" }));
    await expect(await canvas.findByRole("columnheader", { name: "상태" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "내 것 지우기" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "큰 것 지우기" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "전체 XLSX 저장" }));
    await waitFor(() => expect(exported).toHaveBeenCalledWith("xlsx"));
  },
};

export const ExportFails: Story = {
  args: { exports: () => Promise.reject(new Error("저장하지 못했습니다.")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "전체 CSV 저장" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("저장하지 못했습니다.");
  },
};
