// How a list draws its matches. A page loads the rows that it shows alone, while it asks for the list.
import type { ComponentType } from "react";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { tellLostPart } from "../../lost-part.ts";
import { listLook } from "./list-look.ts";
import type { MatchRowProps } from "./use-row.ts";

type Row = ComponentType<MatchRowProps>;
export type RowKind = "line" | "block" | "result";

const LOADS: Readonly<Record<RowKind, () => Promise<Row>>> = {
  line: async () => (await import("./match-line.tsx")).MatchLine,
  block: async () => (await import("./match-block.tsx")).MatchBlock,
  result: async () => (await import("./result-row.tsx")).ResultRow,
};
const loaded: Partial<Record<RowKind, Row>> = {};

/** Whether the member chooses between lines and blocks: the other games list markets that no column shows. */
export const hasLook = (game: KoreanGame): boolean => game === "cross" || game === "live";

/** 승무패 has one row for a fixture, lists with a look have what the member chose, the others blocks of markets. */
export function rowKind(game: KoreanGame, look = listLook.get()): RowKind {
  if (game === "wintielose") return "result";
  return hasLook(game) && look === "lines" ? "line" : "block";
}

/** Has these at hand without loading them. */
export function keepRows(rows: Readonly<Record<RowKind, Row>>): void {
  Object.assign(loaded, rows);
}

/** Loads the rows of a kind, once. Rejects where their script is lost. */
export async function loadRows(kind: RowKind): Promise<void> {
  loaded[kind] ??= await LOADS[kind]().catch(tellLostPart);
}

/** The rows of a kind that were loaded. Throws where they were not. */
export function rowOf(kind: RowKind): Row {
  const row = loaded[kind];
  if (!row) throw new Error(`rows of kind ${kind} are not loaded`);
  return row;
}
