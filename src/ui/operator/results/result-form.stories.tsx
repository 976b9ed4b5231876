import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ResultForm, ResultPreview } from "./result-form.tsx";

const meta = {
  title: "Operator/Results/ResultForm",
  component: ResultForm,
  args: { fixture: { id: "f1", result: null }, onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp
        answers={{
          "admin/fixtures/f1/result/preview": {
            betsSettled: 3,
            betsCorrected: 1,
            paid: 120_000,
            takenBack: 30_000,
            items: [],
          },
          "admin/fixtures/f2/result/preview": failure,
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ResultForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Revising: Story = {
  args: { fixture: { id: "f1", result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0, void: false, revision: 1 } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "결과 정정" }));
    await expect(await screen.findByText("베팅 4건, 지급 120,000원 회수 30,000원")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const PreviewFailed: Story = { render: () => <ResultPreview fixtureId="f2" result={{ void: true }} /> };
