import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleDetail, sampleRolling } from "../../wallet/rolling/rolling-samples.ts";
import { queueOf } from "../requests/request-samples.ts";
import { SettlementDetail } from "./settlement-detail.tsx";
import { SettlementsPage } from "./settlements-page.tsx";

const of = { userId: "member07", nickname: "한강바람", level: 7, lease: null, reference: null, decidedBy: null };

/** What a request covers is loaded with the first one that is selected. */
const LOADED = { timeout: 10_000 };

export default pageStories(SettlementsPage, {
  title: "관리자/정산/정산 화면",
  path: "/admin/settlements",
  answers: {
    "admin/money-requests": queueOf([{ ...sampleRolling, ...of }]),
    [`admin/rolling/requests/${sampleRolling.id}`]: sampleDetail,
  },
  play: async ({ userEvent }) => {
    const [, first] = await screen.findAllByRole("checkbox");
    if (!first) throw new Error("no row");
    await userEvent.click(first);
    await userEvent.click(screen.getByRole("button", { name: `${sampleRolling.id} 열기` }));
    await expect(await screen.findByText(/12,904,000 × 0.20% =/, {}, LOADED)).toBeVisible();
    await expect(screen.getByRole("button", { name: "맡기" })).toBeEnabled();
  },
  stories: {
    Detail: {
      render: () => <SettlementDetail id={sampleRolling.id} />,
      play: async () => expect(await screen.findByText(/12,904,000 × 0.20% =/)).toBeVisible(),
    },
  },
});
