import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { Button } from "./button.tsx";
import { Skeleton } from "./skeleton.tsx";
import { useSteadyPending } from "./use-steady-pending.ts";

const meta = {
  title: "공통/기본 요소/자리 표시",
  component: Skeleton,
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {};
export const Cards: Story = { args: { lines: 2, lineClassName: "h-28" } };

function List() {
  const [isPending, setPending] = useState(true);
  const isShown = useSteadyPending(isPending);
  return (
    <div className="grid gap-3" aria-busy={isShown}>
      <Button onClick={() => setPending(!isPending)}>{isPending ? "답이 온다" : "다시 묻는다"}</Button>
      {isShown ? <Skeleton /> : <p>목록</p>}
    </div>
  );
}

/** An answer that comes later than the time for which a skeleton is held is shown all the same, also the second time. */
export const HeldLongEnough: Story = {
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    for (let round = 0; round < 2; round++) {
      if (round > 0) await userEvent.click(canvas.getByRole("button", { name: "다시 묻는다" }));
      await expect(canvas.queryByText("목록")).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 400));
      await expect(canvas.queryByText("목록")).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "답이 온다" }));
      await waitFor(() => expect(canvas.getByText("목록")).toBeVisible());
    }
  },
};
