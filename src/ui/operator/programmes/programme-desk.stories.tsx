import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { endTournament } from "../../../api/contract/operator/tournaments.endpoints.ts";
import { ProgrammeDesk } from "./programme-desk.tsx";
import { PROGRAMME_TEXT } from "./text.ts";

interface Row {
  id: string;
  title: string;
}
const rows: Row[] = [
  { id: "1", title: "첫 번째" },
  { id: "2", title: "두 번째" },
];

const queryOf = (data: { items: Row[]; page?: number; pageCount?: number }) => ({
  data,
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
});

const meta = {
  title: "Operator/ProgrammeDesk",
  component: ProgrammeDesk<Row>,
  render: (args) => <ProgrammeDesk {...args} />,
  args: {
    title: "목록",
    addLabel: "새로 만들기",
    empty: "없습니다.",
    query: queryOf({ items: rows }),
    queryKey: ["desk"],
    columns: [{ id: "title", header: "이름", value: (row) => row.title }],
    actions: [{ label: "보기", render: (row) => <p>{row.title}의 내용</p> }],
    end: {
      to: endTournament,
      ask: (title) => `${title} 항목을 끝낼까요?`,
      isFor: ({ id }) => id === "2",
    },
    renderNew: () => <p>새것의 양식</p>,
  },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ProgrammeDesk<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "1 선택" }));
    await expect(screen.getByRole("button", { name: PROGRAMME_TEXT.end })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "보기" }));
    await expect(await screen.findByText("첫 번째의 내용")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "새로 만들기" }));
    await expect(await screen.findByText("새것의 양식")).toBeVisible();
  },
};
export const Ending: Story = {
  args: { query: queryOf({ items: rows, page: 1, pageCount: 2 }) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "2 선택" }));
    await userEvent.click(screen.getByRole("button", { name: PROGRAMME_TEXT.end }));
    await expect(await screen.findByText("두 번째 항목을 끝낼까요?")).toBeVisible();
    await expect(screen.getByRole("navigation")).toBeVisible();
  },
};
export const Empty: Story = { args: { query: queryOf({ items: [] }) } };
