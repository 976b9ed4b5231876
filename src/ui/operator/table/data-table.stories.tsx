import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DataTable } from "./data-table.tsx";

interface Fruit {
  id: string;
  count: number;
}

const meta = {
  title: "관리자/표/자료 표",
  component: DataTable<Fruit>,
  render: (args) => <DataTable {...args} />,
  args: {
    label: "과일",
    rows: [
      { id: "사과", count: 3 },
      { id: "배", count: 12 },
    ],
    columns: [
      { id: "id", header: "이름", value: ({ id }) => id },
      { id: "count", header: "개수", value: ({ count }) => count, isNumber: true },
    ],
    rowId: ({ id }) => id,
    selected: {},
    onSelect: fn(),
  },
} satisfies Meta<typeof DataTable<Fruit>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selected: Story = { args: { selected: { 배: true } } };
export const Opened: Story = { args: { renderBelow: ({ id }) => id === "사과" && <p>빨갛다</p> } };
