import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlainTable, type PlainColumn } from "./plain-table.tsx";

const COLUMNS: readonly PlainColumn<{ id: string; name: string; points: string }>[] = [
  { header: "닉네임", cell: ({ name }) => name },
  { header: "포인트", cell: ({ points }) => points, isNumber: true },
];

const meta = {
  title: "이벤트/지인/단순 표",
  render: () => (
    <PlainTable
      label="지인"
      rows={[
        { id: "1", name: "한강바람", points: "12,500P" },
        { id: "2", name: "새벽", points: "0P" },
      ]}
      columns={COLUMNS}
    />
  ),
} satisfies Meta;
export default meta;

export const Numbers: StoryObj = {};
