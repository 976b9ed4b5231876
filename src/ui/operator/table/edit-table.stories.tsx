import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EditTable } from "./edit-table.tsx";

interface Row {
  id: string;
  name: string;
}

const meta = {
  title: "Operator/Table/EditTable",
  component: EditTable<Row>,
  render: (args) => <EditTable {...args} />,
  args: {
    label: "목록",
    rows: [
      { id: "a", name: "첫 번째" },
      { id: "b", name: "두 번째" },
    ],
    columns: [{ id: "name", header: "이름", value: ({ name }) => name }],
    rowId: ({ id }) => id,
    editLabel: "수정",
    renderForm: ({ name }, close) => (
      <p>
        {name}의 양식 <button onClick={close}>닫기</button>
      </p>
    ),
  },
} satisfies Meta<typeof EditTable<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole("button", { name: "수정" });
    await expect(edit).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "b 선택" }));
    await userEvent.click(edit);
    await expect(await canvas.findByText("두 번째의 양식")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "닫기" }));
    await expect(canvas.queryByText("두 번째의 양식")).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "a 선택" }));
    await expect(edit).toBeDisabled();
  },
};
