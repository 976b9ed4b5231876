import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { sampleTraces } from "./trace-samples.ts";
import { SharedTraces } from "./shared-traces.tsx";

const meta = {
  title: "관리자/가입 승인/겹친 흔적",
  component: SharedTraces,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      path: "/admin/joins",
      answers: {
        "admin/shared-traces": sampleTraces,
      },
    }),
  ],
} satisfies Meta<typeof SharedTraces>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: { answers: { "admin/shared-traces": { ...sampleTraces, totalCount: 0, items: [] } } },
};
export const Loading: Story = { parameters: { answers: { "admin/shared-traces": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/shared-traces": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
