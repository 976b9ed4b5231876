import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inApp } from "../../../.storybook/in-app.tsx";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { Console } from "./console.tsx";
import { accountOf, sampleAccount } from "./staff/staff-samples.ts";

const meta = {
  title: "관리자/관리자 틀",
  component: Console,
  args: { children: <p>내용</p> },
  decorators: [
    inApp({
      path: "/admin/members",
      answers: { "member/staff/me": sampleAccount, "admin/waiting": { counts: { charges: 3, exchanges: 0 } } },
    }),
  ],
} satisfies Meta<typeof Console>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Members: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "회원" })).toHaveAttribute("aria-current", "page");
  },
};

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "충전 신청 대기 3" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "환전 신청" })).toBeVisible();
  },
};

/** What the roles do not allow has no link. */
export const OfSupport: Story = {
  parameters: { answers: { "member/staff/me": accountOf("support") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "문의" })).toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "직원" })).toBeNull();
  },
};

/** On a desktop every section is in sight; a phone scrolls the row. */
export const AllInSight: Story = {
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole("navigation", { name: "관리 메뉴" });
    if (innerWidth >= 1264) await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    await expect(canvas.getByRole("link", { name: "장부" })).toBeInTheDocument();
  },
};

/** The tab of a section is in sight on a phone, also when the counts before it come late and widen the row. */
export const CurrentInSight: Story = {
  decorators: [
    () => (
      <div className="w-90">
        <StoryApp
          path="/admin/audit"
          answers={{
            "member/staff/me": sampleAccount,
            "admin/waiting": { counts: { charges: 120, exchanges: 120, tether: 120, settlements: 120 } },
          }}
        >
          <Console>
            <p>내용</p>
          </Console>
        </StoryApp>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "충전 신청 대기 120" });
    const nav = canvas.getByRole("navigation", { name: "관리 메뉴" });
    const tab = canvas.getByRole("link", { name: "장부" });
    await waitFor(async () =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(nav.getBoundingClientRect().right + 1),
    );
  },
};
