// The settlement pages: specification, section 2.
import type { RollingScope } from "./rolling.ts";

export interface CalculatePage {
  path: string;
  title: string;
  /** Of the link from its sisters. */
  label: string;
  scope: RollingScope;
  /** Shows the line member by member too. */
  isByMember: boolean;
}

export const CALCULATE_PAGES = [
  { path: "/calculate", title: "정산", label: "전체", scope: "all", isByMember: false },
  { path: "/calculateCasino", title: "카지노 정산", label: "카지노 · 슬롯", scope: "casino", isByMember: false },
  {
    path: "/calculateCasinoPersonal",
    title: "회원별 카지노 정산",
    label: "회원별 카지노",
    scope: "casino",
    isByMember: true,
  },
  { path: "/calculateSports", title: "스포츠 정산", label: "스포츠 · 미니게임", scope: "sports", isByMember: false },
  { path: "/calculateEvent", title: "이벤트 정산", label: "이벤트", scope: "event", isByMember: false },
  { path: "/calculateTether", title: "테더 정산", label: "테더", scope: "tether", isByMember: false },
] as const satisfies readonly CalculatePage[];
