import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { QueryView } from "./query-view.tsx";

const query = {
  data: ["하나", "둘"] as string[] | undefined,
  error: null as Error | null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: fn(),
};

const meta = {
  title: "공통/목록/조회 결과",
  component: QueryView<string[]>,
  render: (args) => <QueryView {...args} />,
  args: {
    query,
    isEmpty: (items) => items.length === 0,
    empty: <EmptyState title="없습니다." />,
    children: (items: string[]) => items.map((item) => <p key={item}>{item}</p>),
  },
} satisfies Meta<typeof QueryView<string[]>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Pending: Story = { args: { query: { ...query, data: undefined, isPending: true } } };
export const Empty: Story = { args: { query: { ...query, data: [] } } };
export const Failed: Story = {
  args: { query: { ...query, data: undefined, error: new Error("서버에 연결할 수 없습니다.") } },
};
export const ReadAnew: Story = { args: { query: { ...query, isPlaceholderData: true } } };
