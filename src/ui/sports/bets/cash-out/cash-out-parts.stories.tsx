import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect } from "storybook/test";
import { frozenActor } from "../../../../../.storybook/frozen.tsx";
import { cashOutMachine } from "../../../../machines/cash-out/cash-out.machine.ts";
import { cashOutPaths } from "../../../../machines/cash-out/cash-out.paths.ts";
import { offerAt, SUSPENDED_OFFER } from "../../../../machines/cash-out/cash-out.samples.ts";
import { CashOutDesk } from "./cash-out-desk.tsx";
import { CashOutNow } from "./cash-out-now.tsx";
import { CashOutPart } from "./cash-out-part.tsx";
import { CashOutQuestion } from "./cash-out-question.tsx";
import type { CashOutActor } from "./use-cash-out.ts";

const meta = { title: "Sports/Bets/CashOutParts" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Standing({ leaf, of: Part }: { leaf: string; of: (props: { actor: CashOutActor }) => ReactNode }) {
  const [actor] = useState(() =>
    frozenActor(cashOutMachine, cashOutPaths, leaf, { where: ({ context }) => context.offer?.value === 60_000 }),
  );
  return (
    <div className="max-w-100 p-3">
      <Part actor={actor} />
    </div>
  );
}

export const Rising: Story = {
  render: () => (
    <CashOutNow offer={offerAt(61_250)} move="up">
      {null}
    </CashOutNow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("오름")).toBeInTheDocument();
  },
};

export const Stopped: Story = {
  render: () => (
    <CashOutNow offer={SUSPENDED_OFFER} move={null}>
      {null}
    </CashOutNow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SUSPENDED_OFFER.message ?? "")).toBeVisible();
  },
};

export const Part: Story = {
  render: () => <Standing leaf="quoting" of={CashOutPart} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("캐시아웃할 베팅금액")).toHaveValue("50,000");
    await expect(canvas.getByRole("button", { name: "60,000원에 캐시아웃" })).toBeEnabled();
  },
};

export const Question: Story = {
  render: () => <Standing leaf="confirming" of={CashOutQuestion} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("베팅금액 50,000원을 60,000원에 캐시아웃합니다.")).toBeVisible();
  },
};

export const Desk: Story = {
  render: () => <Standing leaf="closed" of={CashOutDesk} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "캐시아웃" })).toBeEnabled();
  },
};
