// Apart from the other texts of the slip, which come with its code.
import type { EachSlip } from "../../../domain/sports/slip/slips.ts";

export const SLIP_TITLES: EachSlip<string> = {
  normal: "베팅카트",
  inplay: "인플레이 베팅카트",
  virtual: "가상 스포츠 베팅카트",
  mini: "미니게임 베팅카트",
};

export const EMPTY_SLIP_TEXT = {
  title: "선택한 경기가 없습니다.",
  clear: "전체 삭제",
  hint: "배당을 눌러 경기를 담아주세요.",
} as const;
