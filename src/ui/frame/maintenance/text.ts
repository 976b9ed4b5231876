import { titleOf } from "../../../domain/frame/pages/pages.ts";

export const MAINTENANCE_TEXT = {
  title: titleOf("/maintenance"),
  lead: "더 나은 서비스를 위해 점검하고 있습니다.",
  endsAt: "예상 종료 시각",
  unknown: "미정",
  leaves: "점검이 끝나면 자동으로 이동합니다.",
} as const;
