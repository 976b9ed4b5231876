// What the house keeps of a won that is staked on a pick: the ground that programmes stand on. Decisions, rule 38.
import type { GameKind, GamePickInfo } from "../games/kind.ts";
import type { LegOutcome } from "../sports/market.ts";
import { SLOT_LOST, SLOT_SHEET } from "../lobby/house/slot-sheet.ts";

/** Of a won that is staked, in millionths. What is kept is rounded down, the others up. */
export interface PickEdge {
  /** As operators read it. */
  readonly name: string;
  /** What the house keeps in the long run. */
  readonly edge: number;
  /** How much of it is at risk: a push is not. */
  readonly atRisk: number;
  /** What a member loses with it whose only bet it is, where it loses. */
  readonly lost: number;
}

const MILLION = 1_000_000n;
const up = (part: bigint, whole: bigint): number => Number((part * MILLION + whole - 1n) / whole);
const down = (part: bigint, whole: bigint): number => Number((part * MILLION) / whole);

const AT_RISK: ReadonlySet<LegOutcome> = new Set(["won", "half_won", "lost"]);
/** What a stake of 200 is paid at a price, so that halves are whole. */
const PAID_OF_200: Readonly<Record<LegOutcome, (price: bigint) => bigint>> = {
  won: (price) => 2n * price,
  half_won: (price) => price + 100n,
  push: () => 200n,
  void: () => 200n,
  half_lost: () => 100n,
  lost: () => 0n,
  open: () => 0n,
};

/** Each pick of a kind at its price, from every draw there is. */
export function edgesOfKind(kind: GameKind, priceOf: (pick: GamePickInfo) => number): PickEdge[] {
  return kind.picks.map((pick, at) => {
    const price = BigInt(priceOf(pick));
    let [all, paid, risked, lost] = [0n, 0n, 0n, 0n];
    for (const { weight, outcomes } of kind.classes()) {
      const outcome = outcomes[at] ?? "lost";
      all += weight;
      paid += weight * PAID_OF_200[outcome](price);
      if (AT_RISK.has(outcome)) risked += weight;
      if (outcome === "lost") lost += weight;
    }
    return {
      name: pick.name,
      edge: down(200n * all - paid, 200n * all),
      atRisk: up(risked, all),
      lost: up(lost, all),
    };
  });
}

/** The slot of the house. */
export function slotEdge(name: string): PickEdge {
  const [paid, staked] = [BigInt(SLOT_SHEET.paid), BigInt(SLOT_SHEET.staked)];
  return { name, edge: down(staked - paid, staked), atRisk: 1_000_000, lost: Math.ceil(SLOT_LOST * 1_000_000) };
}

/** A pick of a market with this margin, in hundredths of a percent. The longest price loses nearly always. */
export function marketEdge(name: string, margin: number): PickEdge {
  return { name, edge: down(BigInt(margin), BigInt(10_000 + margin)), atRisk: 1_000_000, lost: 1_000_000 };
}

/** The picks that another one is not at least as dear to the house as. */
export function dearest(picks: readonly PickEdge[]): PickEdge[] {
  return picks.filter(
    (pick, at) =>
      !picks.some(
        (other, place) =>
          place !== at &&
          other.edge <= pick.edge &&
          other.atRisk >= pick.atRisk &&
          other.lost >= pick.lost &&
          (place < at || other.edge < pick.edge || other.atRisk > pick.atRisk || other.lost > pick.lost),
      ),
  );
}
