import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { tournament } from "../../../../.storybook/story-tournaments.ts";
import { TournamentForm } from "./tournament-form.tsx";

const meta = {
  title: "관리자/토너먼트/토너먼트 양식",
  component: TournamentForm,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "admin/tournaments/weekly": tournament } })],
} satisfies Meta<typeof TournamentForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  args: { tournament },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText("상금 2 순위까지")).toHaveValue("3");
    await userEvent.click(screen.getByRole("button", { name: "저장" }));
    await expect(await screen.findByText("저장했습니다.")).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
export const Faults: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "만들기" }));
    await expect(await screen.findAllByText("시각을 골라주세요.")).toHaveLength(2);
  },
};
