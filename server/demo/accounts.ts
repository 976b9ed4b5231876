// The accounts of the demo. Production refuses to start with any of them in its database.
import type { OperatorRole, Role } from "../../src/domain/operator/rights.ts";

export const DEMO_PASSWORD = "hanpan!2026";
export const DEMO_MANAGER = "manager01";
export const DEMO_MEMBERS = 20;
const LEVELS = 10;

export interface DemoAccount {
  userId: string;
  nickname: string;
  level: number;
  type: number;
  role: number;
  withdrawalType: number;
  roles: Role[];
  tendency: string[];
  /** The recommender's code; the README names it. */
  code: string;
  /** Who recommended the member; without one it is manager01. */
  recommendedBy?: string;
  /** Won and points that it begins with. */
  emoney: number;
  point: number;
}

/** Members who came by another member's code. */
const FRIENDS: Readonly<Record<string, string>> = {
  member12: "member03",
  member14: "member03",
  member16: "member03",
  member17: "member05",
  member18: "member07",
};

const FIRST_TEN = "한강바람 새벽두시 불꽃슈터 골든보이 파란하늘 역전의명수 차분한곰 은하수 번개손 초록잔디";
const LAST_TEN = "달빛기사 첫골주인 느긋한고래 연장전 백구십도 코너킥 홈런왕 빙판위로 서브에이스 마지막한판";
const NICKNAMES = `${FIRST_TEN} ${LAST_TEN}`.split(" ");

/** admin01 and admin02 are owners, so that one may approve what the other asks for; the others have a role each. */
const OPERATORS: readonly (readonly [OperatorRole, string])[] = [
  ["owner", "관리자"],
  ["owner", "부관리자"],
  ["finance", "재무팀"],
  ["trading", "트레이딩팀"],
  ["risk", "리스크팀"],
  ["support", "고객지원팀"],
  ["content", "콘텐츠팀"],
  ["auditor", "감사"],
];

/** What the start prints. */
export function demoAccountsText(): string {
  const operators = OPERATORS.map(([role], index) => `${operatorId(index)}(${role})`);
  const all = ["member01 … member20", "manager01", "agent01", ...operators];
  return `데모 계정: ${all.join(", ")} / ${DEMO_PASSWORD}`;
}

function operatorId(index: number): string {
  return `admin${String(index + 1).padStart(2, "0")}`;
}

/** manager01, whom most members name as their recommender, agent01 below it, then the operators, then member01 to member20. */
export function demoAccounts(): DemoAccount[] {
  const staff = { level: 10, tendency: [], emoney: 0, point: 0 };
  const manager = { type: 2, role: 2, withdrawalType: 1, ...staff };
  return [
    { userId: "manager01", code: "MANAGER1", nickname: "총판", roles: ["manager"], ...manager },
    { userId: "agent01", code: "AGENT001", nickname: "에이전트", roles: ["agent"], ...manager },
    ...OPERATORS.map(([role, nickname], index) => ({
      userId: operatorId(index),
      code: `ADMIN00${index + 1}`,
      nickname,
      roles: [role],
      type: 1,
      role: 10,
      withdrawalType: 0,
      ...staff,
    })),
    ...Array.from({ length: DEMO_MEMBERS }, (_, index) => demoMember(index)),
  ];
}

function demoMember(index: number): DemoAccount {
  const number = String(index + 1).padStart(2, "0");
  return {
    userId: `member${number}`,
    code: `MEMBER${number}`,
    ...(FRIENDS[`member${number}`] && { recommendedBy: FRIENDS[`member${number}`] }),
    nickname: NICKNAMES[index] ?? `회원${index + 1}`,
    level: Math.floor((index * LEVELS) / DEMO_MEMBERS) + 1,
    type: 1,
    role: 1,
    withdrawalType: 1,
    roles: [],
    // The last one shows what a bar on casino and slots looks like.
    tendency: index === DEMO_MEMBERS - 1 ? ["22"] : [],
    emoney: 1_000_000 + index * 250_000,
    point: 10_000 + index * 1_500,
  };
}
