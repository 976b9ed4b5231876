import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyMachineSnapshot } from "xstate";
import { expect, fn, screen } from "storybook/test";
import { EARLIER } from "../../../machines/command/submission-parts.paths.ts";
import { tetherWithdrawalReloadPaths } from "../../../machines/tether-withdrawal/tether-withdrawal.paths.ts";
import { exploreModel } from "../../../../paths/lib/graph.ts";
import { LateSubmissionNotice } from "./late-submission-notice.tsx";
import { SubmissionNotice } from "./submission-notice.tsx";

/** A state of the machine after a reload. */
function reloadedIn(state: string) {
  const found = exploreModel(tetherWithdrawalReloadPaths).snapshots.find(
    (one: AnyMachineSnapshot) => one.matches(state) && one.context.intent === EARLIER,
  );
  if (!found) throw new Error(`no path comes to ${state}`);
  return found;
}

interface Shown {
  state: string;
  onSend: (event: object) => void;
}

const meta = {
  title: "공통/양식/제출 안내",
  render: ({ state, onSend }) => <SubmissionNotice snapshot={reloadedIn(state)} send={onSend} />,
  args: { state: "unknown", onSend: fn() },
} satisfies Meta<Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "지금 확인" }));
    await expect(args.onSend).toHaveBeenCalledWith({ type: "command.reconcile" });
  },
};
/** A reload lost the request: it can be given up, and not sent again. */
export const Unsent: Story = {
  args: { state: "unsent" },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "취소하기" }));
    await expect(args.onSend).toHaveBeenCalledWith({ type: "command.discard" });
    await expect(screen.queryByRole("button", { name: "다시 보내기" })).toBeNull();
  },
};
/** In a panel of its own, loaded late. */
export const Late: Story = {
  render: ({ state, onSend }) => <LateSubmissionNotice title="테더 환전" snapshot={reloadedIn(state)} send={onSend} />,
  play: async () => {
    await expect(await screen.findByRole("button", { name: "지금 확인" })).toBeVisible();
  },
};
