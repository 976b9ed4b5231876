// Effects. keepLast: what the next visit may repeat.
import type { ChipTerms, Laid, LaidStake } from "../../domain/games/chips.ts";
import type { Won } from "../../domain/common/price.ts";

export interface ChipTrayInput {
  /** The last bet of this member in this game. */
  last: Laid;
  /** How many changes may be taken back; 50 where it is left out. */
  kept?: number;
}

export interface ChipTrayContext {
  /** The chip that a press on a pick lays, where picks take chips. */
  readonly chip: Won;
  readonly laid: Laid;
  /** What lay there before each change, the newest last. */
  readonly past: readonly Laid[];
  readonly last: Laid;
  readonly terms: ChipTerms;
  readonly kept: number;
}

export type ChipTrayEvent =
  /** The member chooses a chip, in won. */
  | { type: "chip.choose"; chip: Won }
  /** The member lays a chip on a pick. */
  | ({ type: "chip.lay" } & LaidStake)
  /** The member takes the last change back. */
  | { type: "chips.undo" }
  /** The member lays as much again on each pick. */
  | { type: "chips.double" }
  /** The member lays the last bet again. */
  | { type: "chips.repeat" }
  /** What lies on the picks was changed elsewhere, as by a typed stake. */
  | { type: "chips.told"; laid: Laid }
  /** A bet of these was placed. */
  | { type: "chips.placed"; laid: Laid }
  /** What may be laid now. */
  | { type: "terms.told"; terms: ChipTerms };

/** Emitted: what lies on the picks has changed by the member's own press. */
export interface ChipTrayEmitted {
  type: "chips.laid";
  laid: Laid;
}

/** takesChips: bets are taken. */
export type ChipTrayTag = "takesChips";
