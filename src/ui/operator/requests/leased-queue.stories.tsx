import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { actOnMoneyRequests, allMoneyRequests } from "../../../api/contract/operator/money.endpoints.ts";
import type { Leased } from "../../../domain/wallet/leases.ts";
import { LeasedQueue } from "./leased-queue.tsx";

const rows: Leased[] = [
  { id: "a", userId: "member01", lease: null },
  { id: "b", userId: "member02", lease: { isMine: true } },
];

const queryOf = (items: readonly Leased[]) => ({
  data: { items, page: 1, pageCount: 1 },
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
});

const report = {
  items: [
    { id: "a", problem: "다른 운영자가 맡았습니다." },
    { id: "b", problem: null },
  ],
};

const meta = {
  title: "관리자/신청/담당 신청 목록",
  component: LeasedQueue<Leased, "approve">,
  render: (args) => <LeasedQueue {...args} />,
  beforeEach: () => sessionStorage.clear(),
  args: {
    label: "신청",
    query: queryOf(rows),
    stale: [allMoneyRequests],
    to: actOnMoneyRequests,
    empty: "없습니다.",
    columns: [{ id: "member", header: "회원", value: ({ userId }) => userId }],
    canAct: () => true,
    actions: [{ name: "approve", label: "승인", look: "primary" }],
    renderForm: ({ rows: chosen }) => <p>{chosen.length}건의 양식</p>,
  },
  decorators: [inApp({ path: "/", answers: { "admin/money-requests/act": report } })],
} satisfies Meta<typeof LeasedQueue<Leased, "approve">>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Claimed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "a 선택" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "b 선택" }));
    await expect(canvas.getByRole("button", { name: "승인" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "맡기" }));
    await expect(await canvas.findByText("member01: 다른 운영자가 맡았습니다.")).toBeVisible();
    await expect(canvas.getByText("1건을 처리했습니다.")).toBeVisible();
  },
};
export const Acting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "b 선택" }));
    await userEvent.click(canvas.getByRole("button", { name: "승인" }));
    await expect(await canvas.findByText("1건의 양식")).toBeVisible();
  },
};
/** The lease ends while the form is open. */
export const Lost: Story = {
  render: function Render(args) {
    const [isLost, setLost] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setLost(true)}>
          목록이 새로 읽힘
        </button>
        <LeasedQueue {...args} query={isLost ? queryOf(rows.map((row) => ({ ...row, lease: null }))) : args.query} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "b 선택" }));
    await userEvent.click(canvas.getByRole("button", { name: "승인" }));
    await userEvent.click(canvas.getByRole("button", { name: "목록이 새로 읽힘" }));
    await expect(await canvas.findByText("담당 시간이 끝났습니다. 다시 맡아야 처리할 수 있습니다.")).toBeVisible();
    await expect(canvas.queryByText("1건의 양식")).toBeNull();
  },
};
/** A claims what is free and opens its form; the focus is where Enter goes on. */
export const ByKeys: Story = {
  parameters: { answers: { "admin/money-requests/act": { items: [{ id: "a", problem: null }] } } },
  args: {
    renderForm: ({ rows: chosen, action }) => (
      <p>
        {chosen.map(({ userId }) => userId).join()} {action} <input aria-label="사유" />
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("member01");
    await userEvent.keyboard("ja");
    await expect(await canvas.findByText("member01 approve")).toBeVisible();
    await expect(canvas.getByLabelText("사유")).toHaveFocus();
    await expect(canvas.queryByText("1건을 처리했습니다.")).toBeNull();
  },
};
/** Who has claimed it meanwhile is said, and no form opens. */
export const ByKeysTooLate: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("member01");
    await userEvent.keyboard("ja");
    await expect(await canvas.findByText("member01: 다른 운영자가 맡았습니다.")).toBeVisible();
    await expect(canvas.queryByText("1건의 양식")).toBeNull();
  },
};
/** What another operator works on is left alone. */
export const ByKeysOfAnother: Story = {
  args: { query: queryOf([{ id: "a", userId: "member01", lease: { isMine: false } }]) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("member01");
    await userEvent.keyboard("ja");
    await expect(canvas.queryByText("1건의 양식")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
export const Empty: Story = { args: { query: queryOf([]) } };
