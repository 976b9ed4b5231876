import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { capital } from "./capital-sample.ts";
import { AuditPage } from "./audit-page.tsx";

const answer = {
  ok: true,
  differences: [],
  totals: [
    { kind: "wallet", currency: "won", accounts: 22, balance: 67_503_000 },
    { kind: "points", currency: "point", accounts: 22, balance: 485_000 },
  ],
  counts: { accounts: 92, postings: 43, entries: 88, openBets: 1 },
};

const meta = {
  title: "Operator/Audit/AuditPage",
  component: AuditPage,
} satisfies Meta<typeof AuditPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/audit": answer, "admin/capital": capital }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/audit": "pending", "admin/capital": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/audit": failure, "admin/capital": capital }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Wrong: Story = {
  decorators: [
    (Story) => (
      <StoryApp
        answers={{
          "admin/audit": { ...answer, ok: false, differences: ["wallet:m1 잔액이 분개의 합과 다릅니다."] },
          "admin/capital": capital,
        }}
      >
        <Story />
      </StoryApp>
    ),
  ],
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
