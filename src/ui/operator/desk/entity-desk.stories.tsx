import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { tournament } from "../../../../.storybook/story-tournaments.ts";
import { allTournaments, endTournament } from "../../../api/contract/operator/tournaments.endpoints.ts";
import { EntityDesk, type EntityDeskProps } from "./entity-desk.tsx";

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

const TableDesk = (props: Extract<EntityDeskProps<Row>, { label: string }>) => <EntityDesk<Row> {...props} />;

const meta = {
  title: "관리자/데스크/데스크",
  component: TableDesk,
  args: {
    label: "목록",
    empty: "없습니다.",
    query: queryOf({ items: rows }),
    stale: [allTournaments],
    columns: [{ id: "title", header: "이름", value: (row) => row.title }],
    rowId: ({ id }) => id,
    add: {
      label: "새로 만들기",
      render: ({ onFinish }) => (
        <button type="button" onClick={() => onFinish("만들었습니다.")}>
          만들기
        </button>
      ),
    },
    editors: [{ label: "보기", render: (row) => <p>{row.title}의 내용</p> }],
    remove: {
      label: "끝내기",
      to: endTournament,
      idOf: ({ id }) => id,
      ask: ({ title }) => `${title} 항목을 끝낼까요?`,
      told: "끝냈습니다.",
      isFor: ({ id }) => id === "2",
    },
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "admin/tournaments/2/end": tournament } })],
} satisfies Meta<typeof TableDesk>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "1 열기" }));
    await expect(screen.getByRole("button", { name: "끝내기" })).toBeDisabled();
    await expect(await screen.findByText("첫 번째의 내용")).toBeVisible();
  },
};
/** The form closes, what was done is told, and the focus is on what opened it. */
export const Added: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "새로 만들기" }));
    await userEvent.click(await screen.findByRole("button", { name: "만들기" }));
    await expect(await screen.findByText("만들었습니다.")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "만들기" })).toBeNull();
    await expect(screen.getByRole("button", { name: "새로 만들기" })).toHaveFocus();
  },
};
/** Asked once more; nothing is open after it. */
export const Ended: Story = {
  args: { query: queryOf({ items: rows, page: 1, pageCount: 2 }) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "2 열기" }));
    await userEvent.click(screen.getByRole("button", { name: "끝내기" }));
    await expect(await screen.findByText("두 번째 항목을 끝낼까요?")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "끝내기" }).at(-1) as HTMLElement);
    await expect(await screen.findByText("끝냈습니다.")).toBeVisible();
    await expect(screen.queryByText("두 번째 항목을 끝낼까요?")).toBeNull();
    await expect(await screen.findByRole("navigation")).toBeVisible();
  },
};
export const InPanel: Story = { args: { panel: "판" } };
export const Empty: Story = { args: { query: queryOf({ items: [] }) } };
