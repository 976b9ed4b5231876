import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { bet } from "../../../../.storybook/story-betting.ts";
import { AUDIT_LOG_TEXT } from "../audit-log/text.ts";
import { OpenedBet } from "./opened-bet.tsx";

const page = { page: 1, pageCount: 0, itemsPerPage: 15, totalCount: 0, items: [] };

const meta = {
  title: "관리자/베팅/펼친 베팅",
  component: OpenedBet,
  args: { bet: { ...bet, userId: "member01" } },
  decorators: [inApp({ path: "/admin/bets", answers: { "admin/audit-log": page } })],
} satisfies Meta<typeof OpenedBet>;
export default meta;

/** What operators did is read when it is opened. */
export const History: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: AUDIT_LOG_TEXT.openHistory }));
    await expect(await screen.findByText(AUDIT_LOG_TEXT.noHistory)).toBeVisible();
  },
};
