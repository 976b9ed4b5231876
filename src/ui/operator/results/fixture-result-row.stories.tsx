import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { FixtureResultRow } from "./fixture-result-row.tsx";
import { sampleFixture } from "./results-samples.ts";

const meta = {
  title: "관리자/경기결과/경기 결과 한 줄",
  component: FixtureResultRow,
  args: { fixture: sampleFixture, receipt: null, onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp
        answers={{
          "admin/fixtures/f1/result/preview": {
            betsSettled: 12,
            betsCorrected: 0,
            paid: 2_480_000,
            takenBack: 0,
            items: [],
          },
          "admin/fixtures/f1/result": { fixtureId: "f1", revision: 2, betsSettled: 12, betsCorrected: 0 },
        }}
      >
        <ul className="bg-surface">
          <Story />
        </ul>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FixtureResultRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Settled: Story = {};
export const Scheduled: Story = { args: { fixture: { ...sampleFixture, status: "scheduled", result: null } } };
export const Cancelled: Story = {
  args: {
    fixture: {
      ...sampleFixture,
      status: "cancelled",
      result: {
        ...sampleFixture.result,
        home: null,
        away: null,
        homeHalf: null,
        awayHalf: null,
        periods: null,
        void: true,
      },
    },
  },
};
/** What it pays is read before it is done; then the form closes. */
export const Voided: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "결과 정정" }));
    await userEvent.click(await screen.findByRole("button", { name: "경기 취소" }));
    await expect(await screen.findByText("베팅 12건, 지급 2,480,000원, 회수 0원")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "경기 취소" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith("정산 12건, 정정 0건을 처리했습니다."));
    await expect(screen.queryByLabelText("홈")).toBeNull();
  },
};
export const WithReceipt: Story = { args: { receipt: "정산 12건, 정정 0건을 처리했습니다." } };
