// How a game draws its fixtures. A page loads the rows of its game alone, while it asks for the list.
import type { ComponentType } from "react";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { tellLostPart } from "../../lost-part.ts";
import type { FixtureBlockProps } from "./fixture-block.tsx";

type Row = ComponentType<FixtureBlockProps>;
type Kind = "result" | "block";

const LOADS: Readonly<Record<Kind, () => Promise<Row>>> = {
  result: async () => (await import("./result-row.tsx")).ResultRow,
  block: async () => (await import("./fixture-block.tsx")).FixtureBlock,
};
const loaded: Partial<Record<Kind, Row>> = {};

/** 승무패 has one row for a fixture, the others a block of markets. */
const kindOf = (game: KoreanGame): Kind => (game === "wintielose" ? "result" : "block");

/** Has these at hand without loading them. */
export function keepRows(rows: Readonly<Record<Kind, Row>>): void {
  Object.assign(loaded, rows);
}

/** Loads the rows of a game, once. Rejects where their script is lost. */
export async function loadRows(game: KoreanGame): Promise<void> {
  const kind = kindOf(game);
  loaded[kind] ??= await LOADS[kind]().catch(tellLostPart);
}

/** The rows of a game that were loaded. Throws where they were not. */
export function rowOf(game: KoreanGame): Row {
  const row = loaded[kindOf(game)];
  if (!row) throw new Error(`the rows of ${game} are not loaded`);
  return row;
}
