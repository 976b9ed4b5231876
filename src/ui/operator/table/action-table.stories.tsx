import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ActionTable } from "./action-table.tsx";

interface Row {
  id: string;
  name: string;
  isClosed: boolean;
}

const unselected = fn();

const meta = {
  title: "관리자/표/처리하는 표",
  component: ActionTable<Row>,
  render: (args) => <ActionTable {...args} />,
  args: {
    label: "목록",
    rows: [
      { id: "a", name: "첫 번째", isClosed: false },
      { id: "b", name: "두 번째", isClosed: false },
      { id: "c", name: "세 번째", isClosed: true },
    ],
    columns: [{ id: "name", header: "이름", value: ({ name }) => name }],
    rowId: ({ id }) => id,
    actions: [
      {
        label: "수정",
        render: ({ name }, close) => (
          <p>
            {name}의 양식 <button onClick={close}>닫기</button>
          </p>
        ),
      },
      {
        label: "무효",
        look: "danger",
        isFor: ({ isClosed }) => !isClosed,
        render: ({ name }) => <p>{name}의 무효 양식</p>,
      },
    ],
  },
} satisfies Meta<typeof ActionTable<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole("button", { name: "수정" });
    await expect(edit).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "b 선택" }));
    await userEvent.click(edit);
    await expect(await canvas.findByText("두 번째의 양식")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "무효" }));
    await expect(await canvas.findByText("두 번째의 무효 양식")).toBeVisible();
    await expect(canvas.queryByText("두 번째의 양식")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "무효" }));
    await expect(canvas.queryByText("두 번째의 무효 양식")).toBeNull();
    await userEvent.click(edit);
    await userEvent.click(await canvas.findByRole("button", { name: "닫기" }));
    await expect(canvas.queryByText("두 번째의 양식")).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "a 선택" }));
    await expect(edit).toBeDisabled();
  },
};

export const NotForTheRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "c 선택" }));
    await expect(canvas.getByRole("button", { name: "수정" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "무효" })).toBeDisabled();
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
    renderDetail: ({ name }) => <p>{name}의 내역</p>,
  },
  play: async ({ canvas, userEvent }) => {
    unselected.mockClear();
    await userEvent.click(canvas.getByRole("checkbox", { name: "a 선택" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "c 선택" }));
    await expect(canvas.getByText("세 번째의 내역")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "모두 숨김" }));
    await expect(unselected).toHaveBeenCalledWith(["a", "c"]);
    await expect(canvas.getByText("0개 선택")).toBeVisible();
    await expect(canvas.queryByText("첫 번째의 내역")).toBeNull();
  },
};
