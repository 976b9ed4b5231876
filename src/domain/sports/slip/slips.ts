// The four slips, as the dialogs of the specification name them: decisions, rule 41. Each has an actor, a dialog and a
// place in the store of its own, so that a pick in one never touches another.
import type { SlipVariant } from "../market.ts";
import { isWithin } from "../../frame/path.ts";

interface SlipRow {
  /** By which rules its pages pick; the first is that of most. */
  readonly variants: readonly SlipVariant[];
  readonly dialog: string;
  /** Until the member chooses, a press on Place places at once: rounds are short. */
  readonly isDirect?: true;
  /** The areas of the site whose slip it is; what lies in none has the normal one. Narrower areas come first. */
  readonly pages: readonly string[];
}

export const SLIPS = {
  normal: { variants: ["korean", "single", "european"], dialog: "slipNormal", pages: ["/korea", "/europe"] },
  inplay: { variants: ["european"], dialog: "slipInplay", pages: ["/inplay"] },
  virtual: { variants: ["mini"], dialog: "slipVirtual", isDirect: true, pages: ["/minigame/bet365"] },
  mini: { variants: ["mini"], dialog: "slipMini", isDirect: true, pages: ["/minigame"] },
} as const satisfies Readonly<Record<string, SlipRow>>;

export type SlipName = keyof typeof SLIPS;
export const SLIP_NAMES = Object.keys(SLIPS) as readonly SlipName[];
export type SlipDialog = (typeof SLIPS)[SlipName]["dialog"];

/** One of something for each of the four. */
export type EachSlip<Of> = Readonly<Record<SlipName, Of>>;

export function eachSlip<Of>(make: (name: SlipName) => Of): EachSlip<Of> {
  return Object.fromEntries(SLIP_NAMES.map((name) => [name, make(name)])) as Record<SlipName, Of>;
}

/** The slip of a page: the first that has an area in which it lies. */
export function slipAt(path: string): SlipName {
  return SLIP_NAMES.find((name) => SLIPS[name].pages.some((area) => isWithin(path, area))) ?? "normal";
}

/** Whether a pick by this rule may stand in the slip. */
export function holdsRule(name: SlipName, rule: SlipVariant): boolean {
  return (SLIPS[name].variants as readonly SlipVariant[]).includes(rule);
}
