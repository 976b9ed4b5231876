import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { ImportPreview } from "./import-preview.tsx";

const report = { taken: 380, changed: 0, refused: [], refusedCount: 0 };

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
    await expect(await screen.findByText("등록될 행 380, 바뀔 행 0, 거부될 행 0. 가져올까요?")).toBeVisible();
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
export const Loading: Story = { parameters: { answers: { "admin/fixtures/import": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/fixtures/import": failure } } };
