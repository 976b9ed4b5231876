import { type Role, rightsOf } from "../../../domain/operator/rights.ts";
import type { FactorOffer, OwnAccount, StaffDevice } from "../../../api/contract/operator/own-account.ts";
import type { StaffRow, StaffSessions } from "../../../api/contract/operator/staff.ts";

const account: Omit<OwnAccount, "roles" | "rights"> = {
  userId: "admin01",
  nickname: "관리자",
  hasFactor: true,
  recoveryCodes: 8,
  toSetUp: [],
};
export const accountOf = (...roles: readonly Role[]): OwnAccount => ({
  ...account,
  roles: [...roles],
  rights: rightsOf(roles),
});
export const sampleAccount = accountOf("owner");

export const sampleOffer: FactorOffer = {
  secret: "MMLDYKQCGT53QXFKY2ZJOMCAZBTCIVAY",
  uri: "otpauth://totp/hanpan:admin01?issuer=hanpan&secret=MMLDYKQCGT53QXFKY2ZJOMCAZBTCIVAY",
  codes: Array.from({ length: 10 }, (_, index) => `ab3d-ef5h-jk${index}m`),
};

export const sampleDevices: StaffDevice[] = [
  {
    id: "d1",
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0",
    address: "203.0.113.7",
    firstAt: "2026-11-01T02:00:00Z",
    lastAt: "2026-11-26T01:10:00Z",
  },
  { id: "d2", userAgent: "", address: "198.51.100.4", firstAt: "2026-11-20T02:00:00Z", lastAt: "2026-11-20T02:00:00Z" },
];

export const sampleSessions: StaffSessions = {
  sessions: [
    {
      id: "s1",
      address: "203.0.113.7",
      userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0",
      createdAt: "2026-11-26T01:10:00Z",
      expiresAt: "2026-11-26T02:10:00Z",
      endsAt: "2026-11-26T09:10:00Z",
      isCurrent: false,
      isLive: true,
      endedReason: null,
    },
  ],
  devices: sampleDevices,
};

const support: StaffRow = {
  userId: "admin06",
  nickname: "고객지원팀",
  kind: "operator",
  roles: ["support", "content"],
  above: null,
  createdAt: "2026-11-01T00:00:00Z",
  createdBy: "admin01",
  isPasswordGiven: false,
  hasFactor: true,
  barredReason: null,
  lastLoginAt: "2026-11-26T01:10:00Z",
  isOnline: true,
  isOwn: false,
};

export const sampleStaff: StaffRow[] = [
  { ...support, userId: "admin01", nickname: "관리자", roles: ["owner"], createdBy: null, isOwn: true },
  support,
  {
    ...support,
    userId: "admin09",
    nickname: "새직원",
    roles: [],
    isPasswordGiven: true,
    hasFactor: false,
    isOnline: false,
    lastLoginAt: null,
  },
  {
    ...support,
    userId: "agent01",
    nickname: "에이전트",
    kind: "agent",
    roles: ["agent"],
    above: "manager01",
    isOnline: false,
  },
  {
    ...support,
    userId: "manager02",
    nickname: "총판2",
    kind: "manager",
    roles: ["manager"],
    barredReason: "계약 종료",
    isOnline: false,
  },
];
export const sampleOperator = support;
export const sampleAgent = sampleStaff.find(({ kind }) => kind === "agent") ?? support;
