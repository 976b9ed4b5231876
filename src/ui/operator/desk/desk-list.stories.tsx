import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { tournament } from "../../../../.storybook/story-tournaments.ts";
import { unblockAddress } from "../../../api/contract/operator/sessions.endpoints.ts";
import { endTournament } from "../../../api/contract/operator/tournaments.endpoints.ts";
import { DeskList } from "./desk-list.tsx";
import { LockList } from "./lock-list.tsx";
import { RowButton } from "./row-button.tsx";
import { RowList } from "./row-list.tsx";

interface Row {
  id: string;
  title: string;
}

const rows: Row[] = [
  { id: "1", title: "첫 번째" },
  { id: "2", title: "두 번째" },
];
const query = {
  data: { items: rows },
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
};
const form = { onDone: fn(), onTell: fn(), onFinish: fn(), onClose: fn() };
const rowId = ({ id }: Row) => id;

const meta = {
  title: "관리자/데스크/데스크 목록",
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "admin/tournaments/1/end": tournament, "admin/blocked-addresses/1": null } })],
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const Table: Story = {
  render: () => (
    <DeskList<Row>
      label="목록"
      query={query}
      columns={[{ id: "title", header: "이름", value: ({ title }) => title }]}
      rowId={rowId}
      editors={[{ label: "보기", render: ({ title }) => <p>{title}의 내용</p> }]}
      formOf={() => form}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "2 열기" }));
    await expect(await screen.findByText("두 번째의 내용")).toBeVisible();
  },
};
/** One row at a time is open. */
export const Rows: Story = {
  render: () => (
    <RowList<Row>
      query={query}
      rowId={rowId}
      renderRow={({ id, title }, isOpen, onToggle, below) => (
        <li key={id}>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {title}
          </button>
          {below}
        </li>
      )}
      renderBelow={({ title }) => <p>{title}의 내용</p>}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "첫 번째" }));
    await expect(screen.getByText("첫 번째의 내용")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "두 번째" }));
    await expect(screen.queryByText("첫 번째의 내용")).toBeNull();
  },
};
export const Command: Story = {
  render: () => (
    <RowButton<Row>
      row={rows[0] as Row}
      onDone={form.onFinish}
      command={{
        label: "끝내기",
        to: endTournament,
        idOf: rowId,
        ask: ({ title }) => `${title} 항목을 끝낼까요?`,
        told: "끝냈습니다.",
      }}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("첫 번째 항목을 끝낼까요?")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "끝내기" }));
    await waitFor(() => expect(form.onFinish).toHaveBeenCalledWith("끝냈습니다."));
  },
};
export const Locks: Story = {
  render: () => (
    <LockList
      query={query}
      lockOf={({ id, title }) => ({ id, name: title, reason: "시험" })}
      to={unblockAddress}
      inputOf={(address) => ({ params: { address } })}
      stale={[]}
      text={{
        empty: "없습니다.",
        lift: "해제",
        liftOf: (id) => `${id} 해제`,
        lifted: (id) => `${id} 해제했습니다.`,
      }}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "1 해제" })).toBeEnabled();
  },
};
