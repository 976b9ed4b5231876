import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import type { AuditItem } from "../../../api/contract/operator/audit-log.ts";
import { AuditDetail, AuditRows, OutcomeBadge } from "./audit-rows.tsx";
import { AUDIT_ANSWERS, log, noLog } from "./audit-samples.ts";
import { ObjectHistory } from "./object-history.tsx";
import { AUDIT_LOG_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/운영 기록/대상의 기록",
  component: ObjectHistory,
  args: { subjects: ["member:member01"] },
  decorators: [inApp({ path: "/admin/members", answers: AUDIT_ANSWERS })],
} satisfies Meta<typeof ObjectHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const History: Story = {
  render: (args) => <ObjectHistory {...args} />,
  play: async ({ canvas }) => expect(await canvas.findByLabelText(TEXT.history)).toBeVisible(),
};
export const NoHistory: Story = {
  parameters: { answers: { "admin/audit-log": noLog } },
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noHistory)).toBeVisible(),
};
export const Detail: Story = {
  render: () => (
    <>
      <OutcomeBadge outcome="denied" />
      <AuditDetail item={log.items[0] as unknown as AuditItem} />
    </>
  ),
};
export const Rows: Story = {
  render: () => <AuditRows label={TEXT.title} items={log.items as unknown as AuditItem[]} />,
};
