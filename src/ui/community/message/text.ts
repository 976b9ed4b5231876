import { titleOf } from "../../../domain/frame/pages/pages.ts";

export const MESSAGE_TEXT = {
  title: titleOf("/message"),
  empty: "받은 쪽지가 없습니다.",
  failed: "쪽지를 불러오지 못했습니다.",
  readAll: "모두 읽음",
  removeRead: "읽은 쪽지 모두 삭제",
  removeReadAsk: "읽은 쪽지를 모두 삭제하시겠습니까?",
  remove: "삭제",
  unread: "안 읽음",
  read: "읽음",
  recalled: "회수됨",
  isRecalled: "운영자가 회수한 쪽지입니다.",
  sentAt: "받은 시각",
  removeTitle: "쪽지 삭제",
  removeAsk: "이 쪽지를 삭제하시겠습니까?",
  removeLabel: "삭제",
  cancel: "취소",
  goOn: (title: string | undefined) => (title ? `가던 화면으로: ${title}` : "가던 화면으로"),
  list: "받은 쪽지",
  count: (all: number, unread: number) => `전체 ${all}통, 안 읽음 ${unread}통`,
} as const;
