import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { SECTION_GROUPS, SECTIONS } from "../../../domain/frame/pages/sections.ts";
import { OPERATOR_TEXT } from "../text.ts";
import { ConsoleGroups } from "./console-groups.tsx";
import type { ConsoleGroup } from "./use-console-groups.ts";

const WAITING: Readonly<Record<string, number>> = { "/admin/charges": 3, "/admin/exchanges": 12 };
const GROUPS: readonly ConsoleGroup[] = SECTION_GROUPS.map((name) => {
  const rows = SECTIONS.filter(({ group }) => group === name).map((section) => ({
    ...section,
    waiting: WAITING[section.path] ?? 0,
  }));
  return { name, rows, waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0) };
});

const meta = {
  title: "관리자/관리 메뉴/묶음",
  component: ConsoleGroups,
  args: { groups: GROUPS },
  render: (args) => (
    <nav aria-label={OPERATOR_TEXT.tabs}>
      <ConsoleGroups {...args} />
    </nav>
  ),
  decorators: [inApp({ path: "/admin/charges", box: "w-52" })],
  beforeEach: () => {
    localStorage.clear();
    // What is folded here is folded for the next story too.
    return () => localStorage.clear();
  },
} satisfies Meta<typeof ConsoleGroups>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "충전 신청 대기 3" })).toHaveAttribute("aria-current", "page");
  },
};

/** A folded group says how much waits in it, keeps the section that is open, and stays folded. */
export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "돈" }));
    await expect(canvas.getByRole("button", { name: "돈 대기 15", expanded: false })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "충전 신청 대기 3" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /환전 신청/ })).toBeNull();
    await expect(Object.entries(localStorage).filter(([key]) => key.startsWith("hanpan.console-groups"))).toHaveLength(
      1,
    );
  },
};
