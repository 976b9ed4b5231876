import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ProgrammeDesk } from "./programme-desk.tsx";

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [
  { id: "1", name: "첫 번째" },
  { id: "2", name: "두 번째" },
];

const rowOf = (row: object) => row as Row;

const meta = {
  title: "Operator/ProgrammeDesk",
  component: ProgrammeDesk,
  args: {
    title: "목록",
    addLabel: "새로 만들기",
    empty: "없습니다.",
    rows,
    columns: [{ id: "name", header: "이름", value: (row) => rowOf(row).name }],
    rowId: (row) => rowOf(row).id,
    actions: [
      { label: "보기", render: (row) => <p>{rowOf(row).name}의 내용</p> },
      { label: "끝내기", isFor: (row) => rowOf(row).id === "2", render: () => <p>끝냅니다.</p> },
    ],
    renderNew: () => <p>새것의 양식</p>,
  },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ProgrammeDesk>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "1 선택" }));
    await expect(screen.getByRole("button", { name: "끝내기" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "보기" }));
    await expect(await screen.findByText("첫 번째의 내용")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "새로 만들기" }));
    await expect(await screen.findByText("새것의 양식")).toBeVisible();
  },
};
export const Empty: Story = { args: { rows: [] } };
