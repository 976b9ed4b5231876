import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageWith } from "../../../../.storybook/community-data.ts";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { mailingDetail, receivers } from "./mailing-samples.ts";
import { MailingView } from "./mailing-view.tsx";

const recalled = {
  ...mailingDetail,
  recalledAt: "2026-11-26T02:00:00Z",
  recalledBy: "admin01",
  recallReason: "코드가 틀림",
};

const meta = {
  title: "관리자/쪽지/보낸 쪽지 하나",
  component: MailingView,
  args: { id: "m1" },
  decorators: [
    inApp({
      path: "/admin/messages",
      answers: { "admin/messages/m1": mailingDetail, "admin/messages/m1/receivers": pageWith(receivers) },
      box: "max-w-100 p-3",
    }),
  ],
} satisfies Meta<typeof MailingView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("20명 가운데 12명")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: "member02 (회원02) 3 안 읽음" })).toBeVisible();
  },
};
/** The text stays with the operators. */
export const Recalled: Story = {
  parameters: { answers: { "admin/messages/m1": recalled } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2026-11-26 11:00:00 admin01: 코드가 틀림")).toBeVisible();
    await expect(canvas.getByText("내일 3시에 점검합니다.")).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { "admin/messages/m1": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/messages/m1": failure } } };
