// The events of the demo site.
import type { Banner, EventCategory } from "../../src/domain/programmes/campaign-event.ts";

interface DemoEvent {
  id: string;
  category: EventCategory;
  title: string;
  summary: string;
  contents: string;
  banner: Banner;
  /** Days before the demo is filled on which it began, and after it on which it ends; null: no end. */
  began: number;
  endsIn: number | null;
  isOnHome: boolean;
}

export const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    id: "attendance",
    category: "default",
    title: "매일 출석하고 보상 받기",
    summary: "28일을 이어가면 보유머니 10,000원",
    contents:
      "<h3>참여 방법</h3><p>출석부에서 하루에 한 번 출석합니다. 하루의 기준은 한국 시간 자정입니다.</p><table><thead><tr><th>연속 일수</th><th>보상</th></tr></thead><tbody><tr><td>매일</td><td>100P</td></tr><tr><td>3일</td><td>300P</td></tr><tr><td>7일</td><td>1,000P</td></tr><tr><td>14일</td><td>3,000P</td></tr><tr><td>28일</td><td>10,000원</td></tr></tbody></table><p><a href='/attendance'>출석부로 가기</a></p>",
    banner: { from: "#12422b", to: "#0b1f33", motif: "calendar" },
    began: 20,
    endsIn: null,
    isOnHome: true,
  },
  {
    id: "weekly-tournament",
    category: "default",
    title: "주간 스포츠 토너먼트",
    summary: "적중 금액 1위에게 300,000원",
    contents:
      "<p>기간 안에 접수되고 정산된 스포츠와 인플레이 베팅의 적중 금액을 더합니다. 같은 금액이면 먼저 도달한 회원이 앞섭니다.</p><p>끝나면 순위가 확정되고 상금은 바로 지급됩니다. <a href='/tournament'>순위 보기</a></p>",
    banner: { from: "#3d2b0a", to: "#1d1226", motif: "trophy" },
    began: 5,
    endsIn: 7,
    isOnHome: true,
  },
  {
    id: "daily-missions",
    category: "default",
    title: "일일 미션",
    summary: "하루 세 번의 베팅으로 500P",
    contents:
      "<p>미션은 매일 한국 시간 자정에, 주간 미션은 월요일 자정에 새로 시작합니다. 달성한 보상은 그 기간 안에 받아야 합니다.</p><p><a href='/eventMission'>미션 보기</a></p>",
    banner: { from: "#0d3344", to: "#10203f", motif: "ball" },
    began: 12,
    endsIn: null,
    isOnHome: true,
  },
  {
    id: "casino-opening",
    category: "casinoSlot",
    title: "카지노 토너먼트",
    summary: "카지노와 슬롯 베팅 금액으로 겨룹니다",
    contents:
      "<p>기간 안의 카지노와 슬롯 베팅 금액을 더해 순위를 정합니다. <a href='/tournament_casino'>순위 보기</a></p>",
    banner: { from: "#3b0d24", to: "#1a0d2e", motif: "cards" },
    began: 3,
    endsIn: 11,
    isOnHome: false,
  },
  {
    id: "tether-guide",
    category: "coin",
    title: "테더 충전 안내",
    summary: "주문마다 새 주소로, 확인 수가 차면 자동 반영",
    contents:
      "<ul><li>주소는 주문마다 다릅니다. 예전 주소로 보내지 마십시오.</li><li>네트워크와 금액을 확인하십시오. 다른 네트워크로 보낸 금액은 확인에 시간이 걸립니다.</li><li>같은 거래 번호는 한 번만 반영됩니다.</li></ul>",
    banner: { from: "#0c3a36", to: "#0a2030", motif: "coins" },
    began: 30,
    endsIn: null,
    isOnHome: false,
  },
  {
    id: "welcome-coupon",
    category: "default",
    title: "가입 축하 쿠폰",
    summary: "쿠폰함에서 5,000P를 받으세요",
    contents: "<p>모든 회원에게 쿠폰을 드렸습니다. <a href='/coupon'>쿠폰함</a>에서 기한 안에 사용하십시오.</p>",
    banner: { from: "#402312", to: "#2a0f1f", motif: "gift" },
    began: 2,
    endsIn: 28,
    isOnHome: true,
  },
  {
    id: "opening-week",
    category: "default",
    title: "오픈 주간 이벤트",
    summary: "종료된 이벤트입니다",
    contents: "<p>오픈을 함께해주셔서 감사합니다. 보상은 모두 지급되었습니다.</p>",
    banner: { from: "#26303d", to: "#141a22", motif: "gift" },
    began: 40,
    endsIn: -10,
    isOnHome: false,
  },
  {
    id: "rules-common",
    category: "rules",
    title: "공통 규정",
    summary: "",
    contents:
      "<ol><li>이벤트는 회원 한 사람에게 한 번씩 적용됩니다.</li><li>취소되거나 적특으로 처리된 베팅은 셈하지 않습니다.</li><li>한 회차의 모든 결과에 나누어 거는 양방 베팅은 셈하지 않습니다.</li><li>시각은 모두 한국 시간입니다.</li></ol>",
    banner: { from: "#1c2733", to: "#10161d", motif: "calendar" },
    began: 60,
    endsIn: null,
    isOnHome: false,
  },
  {
    id: "rules-rewards",
    category: "rules",
    title: "보상과 환전 조건",
    summary: "",
    contents:
      "<p>포인트는 포인트 페이지에서 보유머니로 전환합니다. 보유머니로 지급한 보상에 배수가 적혀 있으면, 보상 금액에 배수를 곱한 만큼 베팅한 뒤에 환전할 수 있습니다. 남은 금액은 환전 페이지에 나옵니다.</p>",
    banner: { from: "#1c2733", to: "#10161d", motif: "coins" },
    began: 60,
    endsIn: null,
    isOnHome: false,
  },
];
