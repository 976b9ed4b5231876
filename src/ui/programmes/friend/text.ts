import type { FriendRewardKind } from "../../../domain/programmes/friends/reward.ts";

export const REWARD_KINDS: Readonly<Record<FriendRewardKind, string>> = { charge: "첫 충전", loss: "순손실" };

export const FRIEND_TEXT = {
  code: "내 추천인 코드",
  copy: "코드 복사",
  copied: "복사했습니다.",
  notCopied: "복사하지 못했습니다. 코드를 직접 적어주세요.",
  help: "지인이 가입할 때 이 코드를 입력하면 내 지인으로 등록됩니다.",
  friends: "지인",
  people: (count: string) => `${count}명`,
  points: "받은 포인트",
  promised: "첫 충전 베팅을 기다리는 포인트",
  rules: "보상",
  loss: (percent: number, max: string) =>
    `지인이 한 달 동안 잃은 순손실의 ${percent}%를 다음 달 1일 포인트로 (한 번에 최대 ${max}P). 적중하여 딴 금액과 캐시아웃 수익은 먼저 뺍니다.`,
  charge: (percent: number, times: number, max: string) =>
    `지인이 첫 충전한 금액의 ${times.toLocaleString("ko-KR")}배를 베팅하면 그 금액의 ${percent}%를 포인트로 (최대 ${max}P). 베팅은 환전 롤링과 같은 기준으로 셉니다.`,
  off: "지금은 지인 보상이 없습니다.",
  views: "보기",
  members: "지인 목록",
  rewards: "보상 내역",
  nickname: "닉네임",
  joinedAt: "가입",
  earned: "보상",
  at: "시각",
  friend: "지인",
  kind: "종류",
  base: "기준 금액",
  noMembers: "아직 가입한 지인이 없습니다.",
  noRewards: "받은 보상이 없습니다.",
} as const;
