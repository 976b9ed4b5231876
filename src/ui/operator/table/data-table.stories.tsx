import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { DataTable } from "./data-table.tsx";

interface Fruit {
  id: string;
  count: number;
}

const meta = {
  title: "관리자/표/자료 표",
  component: DataTable<Fruit>,
  render: (args) => <DataTable {...args} />,
  decorators: [inApp({ path: "/admin/bets?sort=-count" })],
  args: {
    label: "과일",
    rows: [
      { id: "사과", count: 3 },
      { id: "배", count: 12_000 },
    ],
    columns: [
      { id: "id", header: "이름", value: ({ id }) => id },
      { id: "count", header: "개수", value: ({ count }) => count, isNumber: true, isSorted: true },
    ],
    rowId: ({ id }) => id,
    current: null,
    onPress: fn(),
  },
} satisfies Meta<typeof DataTable<Fruit>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on the head turns the order around, then gives the list's own. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText("12,000")).toBeVisible();
    const head = () => canvas.getByRole("columnheader", { name: "개수 정렬" });
    await expect(await canvas.findByRole("columnheader", { name: "개수 정렬" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await userEvent.click(canvas.getByRole("link", { name: "개수 정렬" }));
    await expect(head()).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(canvas.getByRole("link", { name: "개수 정렬" }));
    await expect(head()).toHaveAttribute("aria-sort", "none");
    await userEvent.click(canvas.getByText("사과"));
    await expect(args.onPress).toHaveBeenCalledWith({ id: "사과", count: 3 });
  },
};
export const Selected: Story = { args: { selected: { 배: true }, onSelect: fn() } };
export const Current: Story = { args: { current: "배", renderEnd: () => <button type="button">열기</button> } };
