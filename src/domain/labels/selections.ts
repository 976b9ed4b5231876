// What one side of a market is called.
import { marketFamily } from "../market-family.ts";
import type { SelectionKey } from "../market.ts";

const RESULT_NAMES: Readonly<Record<SelectionKey, string>> = {
  home: "승",
  draw: "무",
  away: "패",
  over: "오버",
  under: "언더",
  yes: "예",
  no: "아니오",
};

/** The Korean name of a selection in a market of this (English or Korean) name. */
export function selectionName(key: SelectionKey, marketName: string): string {
  if (marketFamily(marketName) === "handicap") {
    if (key === "home") return "홈";
    if (key === "away") return "원정";
  }
  return RESULT_NAMES[key];
}
