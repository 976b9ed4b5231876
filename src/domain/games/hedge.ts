// Picks of one member in one round that leave no outcome in which all of them lose: decisions, rule 32.
import type { GameKind } from "./kind.ts";

/** True where every draw pays, or gives back something of, at least one of the picks. One pick alone never does. */
export function coversEverything(kind: GameKind, keys: readonly string[]): boolean {
  const at = [...new Set(keys)].map((key) => kind.picks.findIndex((pick) => pick.key === key));
  if (at.length < 2) return false;
  return kind.classes().every(({ outcomes }) => at.some((i) => outcomes[i] !== undefined && outcomes[i] !== "lost"));
}
