import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { QueryTable } from "./query-table.tsx";

interface Row {
  id: string;
}

const query = {
  data: { items: [{ id: "사과" }, { id: "배" }], page: 1, pageCount: 3 },
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
};

const meta = {
  title: "관리자/표/조회 표",
  component: QueryTable<Row>,
  render: (args) => (
    <StoryApp path="/admin/board">
      <QueryTable {...args} />
    </StoryApp>
  ),
  args: {
    label: "과일",
    query,
    empty: "과일이 없습니다.",
    columns: [{ id: "id", header: "이름", value: ({ id }) => id }],
    rowId: ({ id }) => id,
  },
} satisfies Meta<typeof QueryTable<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("cell", { name: "배" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /3/u })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { query: { ...query, data: { items: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("과일이 없습니다.")).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Told: Story = {
  args: { notice: "2개를 숨겼습니다." },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2개를 숨겼습니다.")).toBeVisible();
  },
};
