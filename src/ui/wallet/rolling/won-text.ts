import { addComma } from "../../../domain/common/price.ts";

/** Won with a sign where it is below zero. */
export function wonText(won: number): string {
  return won < 0 ? `−${addComma(-won)}` : addComma(won);
}
