// Events as the server tells them, for stories.
import type { CampaignEvent } from "../src/api/contract/programmes/campaign-events.ts";

export const campaignEvent: CampaignEvent = {
  id: "weekly",
  category: "default",
  title: "주간 스포츠 토너먼트",
  summary: "적중 금액 1위에게 300,000원",
  banner: { from: "#3d2b0a", to: "#1d1226", motif: "trophy" },
  startsAt: "2026-11-17T15:00:00Z",
  endsAt: "2026-11-29T15:00:00Z",
  phase: "running",
  contents: "<h3>참여 방법</h3><p>기간 안에 정산된 베팅을 더합니다.</p>",
};
const { contents: _contents, ...summary } = campaignEvent;
export const campaignEvents = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 2,
  items: [
    summary,
    {
      ...summary,
      id: "old",
      title: "오픈 주간 이벤트",
      endsAt: "2026-11-18T15:00:00Z",
      phase: "ended" as const,
      banner: { from: "#26303d", to: "#141a22", motif: "gift" as const },
    },
  ],
};
