import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { FixtureDesk } from "./fixture-desk.tsx";
import { LiveFixtureRow } from "./live-fixture-row.tsx";
import { LiveList } from "./live-list.tsx";
import { LivePage } from "./live-page.tsx";
import { LIVE_ANSWERS, liveFixture, NO_LIVE } from "./live-samples.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "Operator/Live/LivePage",
  component: LivePage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={`/admin/live${(parameters.search as string | undefined) ?? ""}`}
        answers={{ ...LIVE_ANSWERS, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LivePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "남산 FC vs 한강 유나이티드 펼치기" }));
    await expect(await canvas.findByText("2,350,000원")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "승무패 정지" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "서초 블루스 vs 강서 라이온즈 해제" })).toBeEnabled();
  },
};
export const Loading: Story = { parameters: { answers: { "admin/live": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/live": failure } } };
export const Empty: Story = {
  parameters: { answers: { "admin/live": NO_LIVE } },
  render: () => <LiveList />,
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noFixtures)).toBeVisible(),
};
export const Row: Story = {
  render: () => (
    <ul>
      <LiveFixtureRow fixture={{ ...liveFixture, heldBy: ["all", "feed"] }} />
    </ul>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText("정지: 전체, 공급 중단")).toBeVisible(),
};
export const DeskFailed: Story = {
  parameters: { answers: { "admin/live/fixtures/f1": failure } },
  render: () => <FixtureDesk id="f1" onDone={() => {}} />,
};
export const Holds: Story = {
  parameters: { search: "?view=holds" },
  play: async ({ canvas }) => expect(await canvas.findByText("배당 오류 확인")).toBeVisible(),
};
export const Settings: Story = {
  parameters: { search: "?view=settings" },
  play: async ({ canvas }) => expect((await canvas.findAllByText("8.5")).length).toBe(2),
};
export const Actions: Story = {
  parameters: { search: "?view=actions" },
  play: async ({ canvas }) => expect(await canvas.findByText("마켓 80개 · 계속 정지 4개")).toBeVisible(),
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
