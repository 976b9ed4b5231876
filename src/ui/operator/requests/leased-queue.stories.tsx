import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { type Leased, LeasedQueue } from "./leased-queue.tsx";

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

const meta = {
  title: "Operator/Requests/LeasedQueue",
  component: LeasedQueue<Leased, "approve">,
  render: (args) => <LeasedQueue {...args} />,
  args: {
    label: "신청",
    query: queryOf(rows),
    queryKeys: [["queue"]],
    columns: [{ id: "member", header: "회원", value: ({ userId }) => userId }],
    text: {
      claim: "맡기",
      release: "놓기",
      empty: "없습니다.",
      problem: (userId, problem) => `${userId}: ${problem}`,
      done: (count) => `${count}건을 처리했습니다.`,
    },
    canAct: () => true,
    act: fn(async (_, ids: readonly string[]) => ({
      items: ids.map((id) => ({ id, problem: id === "a" ? "다른 운영자가 맡았습니다." : null })),
    })),
    actions: [{ name: "approve", label: "승인", look: "primary" }],
    renderForm: ({ rows: chosen }) => <p>{chosen.length}건의 양식</p>,
  },
  decorators: [
    (Story) => (
      <StoryApp path="/" answers={{}}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LeasedQueue<Leased, "approve">>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Claimed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "a 선택" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "b 선택" }));
    await expect(canvas.getByRole("button", { name: "승인" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "맡기" }));
    await expect(await canvas.findByText("member01: 다른 운영자가 맡았습니다.")).toBeVisible();
    await expect(canvas.getByText("1건을 처리했습니다.")).toBeVisible();
    await expect(args.act).toHaveBeenCalledWith("claim", ["a", "b"]);
  },
};
export const Acting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "b 선택" }));
    await userEvent.click(canvas.getByRole("button", { name: "승인" }));
    await expect(await canvas.findByText("1건의 양식")).toBeVisible();
  },
};
export const Empty: Story = { args: { query: queryOf([]) } };
