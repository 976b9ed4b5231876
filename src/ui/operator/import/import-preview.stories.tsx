import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { ImportPreview } from "./import-preview.tsx";

const report = { taken: 380, changed: 0, corrected: 0, paid: 0, takenBack: 0, refused: [], refusedCount: 0 };

const meta = {
  title: "관리자/가져오기/가져오기 미리보기",
  component: ImportPreview,
  args: { values: { csv: "Date,HomeTeam", season: "2023-2024", speed: "1", start: "" } },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/import", answers: { "admin/fixtures/import": report } })],
} satisfies Meta<typeof ImportPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllTaken: Story = {
  play: async () => {
    await expect(
      await screen.findByText("등록될 행 380, 바뀔 행 0, 거부될 행 0. 가져오기를 요청할까요?"),
    ).toBeVisible();
    await expect(screen.getByText(/다른 운영자가 승인하면 등록됩니다/)).toBeVisible();
    await expect(screen.queryByText(/점수가 바뀝니다/)).toBeNull();
  },
};
export const SomeRefused: Story = {
  parameters: {
    answers: {
      "admin/fixtures/import": { ...report, refused: [{ line: 14, reason: "열이 부족합니다." }], refusedCount: 1 },
    },
  },
  play: async () => {
    await expect(await screen.findByRole("row", { name: "14 열이 부족합니다." })).toBeVisible();
  },
};
/** Scores of matches that have begun move money. */
export const Corrected: Story = {
  parameters: {
    answers: {
      "admin/fixtures/import": { ...report, taken: 0, changed: 380, corrected: 2, paid: 20_000, takenBack: 5_000 },
    },
  },
  play: async () => {
    const told = "이미 시작한 2경기의 점수가 바뀝니다. 지급 20,000원, 회수 5,000원.";
    await expect(await screen.findByText(told)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { "admin/fixtures/import": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/fixtures/import": failure } } };
