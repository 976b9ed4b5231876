// What rolling is called where members and operators read it.
import type { RollingCategory, RollingScope, RollingShare } from "./rolling.ts";

export const ROLLING_CATEGORY_LABELS: Readonly<Record<RollingCategory, string>> = {
  casino: "카지노",
  slot: "슬롯",
  mini: "미니게임",
  sports: "스포츠",
  event: "이벤트",
  tether: "테더",
};

export const ROLLING_SHARE_LABELS: Readonly<Record<RollingShare, string>> = { own: "본인", line: "추천 회원" };

export const ROLLING_SCOPE_LABELS: Readonly<Record<RollingScope, string>> = {
  all: "전체",
  casino: "카지노 · 슬롯",
  sports: "스포츠 · 미니게임",
  event: "이벤트",
  tether: "테더",
};
