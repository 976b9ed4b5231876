// The tree of managers and agents and what each earns of it. The house is its root; a manager stands below the house or
// another manager, an agent below either. Members belong to who recommended them. docs/decisions/agents.md.
import type { Product } from "../programmes/ceiling.ts";
import type { ManagerRole } from "./rights.ts";

export { PRODUCTS as AGENT_PRODUCTS } from "../programmes/ceiling.ts";

/** The specification names agents of casino, slot and mini (section 6); a manager earns on sports, too. */
const PRODUCTS_OF: Readonly<Record<ManagerRole, readonly Product[]>> = {
  manager: ["casino", "slot", "mini", "sports"],
  agent: ["casino", "slot", "mini"],
};

/** result: of what members lost less what they won; turnover: of what they had at risk. */
export const SHARE_BASES = ["result", "turnover"] as const;
export type ShareBasis = (typeof SHARE_BASES)[number];

export interface Share {
  product: Product;
  basis: ShareBasis;
  /** Hundredths of a percent, above 0. */
  rate: number;
}

export type ShareProblem = "product" | "overAbove" | "underBelow";

/**
 * Why an account of this role may not have these shares; null: nothing is against it. Who stands above has at least the
 * same rate on the same basis, since it earns the difference. `above`: null where that is the house.
 */
export function shareProblem(
  role: ManagerRole,
  shares: readonly Share[],
  above: readonly Share[] | null,
  below: readonly (readonly Share[])[],
): ShareProblem | null {
  if (shares.some(({ product }) => !PRODUCTS_OF[role].includes(product))) return "product";
  if (above && !covers(above, shares)) return "overAbove";
  return below.every((one) => covers(shares, one)) ? null : "underBelow";
}

const covers = (upper: readonly Share[], lower: readonly Share[]): boolean =>
  lower.every(({ product, basis, rate }) =>
    upper.some((one) => one.product === product && one.basis === basis && one.rate >= rate),
  );

export interface TreeNode {
  id: string;
  /** null: the house. */
  aboveId: string | null;
}

/** The ids of a node and of all below it. */
export function branchOf(nodes: readonly TreeNode[], id: string): string[] {
  const below = Map.groupBy(nodes, ({ aboveId }) => aboveId);
  const found = new Set([id]);
  for (const one of found) for (const { id: next } of below.get(one) ?? []) found.add(next);
  return [...found];
}

/** Won of one product in a period: what was at risk, and what of it the house kept; below 0 where it lost. */
export interface Volume {
  turnover: number;
  result: number;
}

/** What a node earns on one product of one branch: its own members, or a node right below with all of that one's. */
export interface StatementLine extends Volume {
  product: Product;
  /** The node itself for its own members. */
  branchId: string;
  basis: ShareBasis;
  rate: number;
  /** What of the rate is the branch's. */
  belowRate: number;
  amount: number;
}

/** A fraction of a won is neither paid nor taken. */
const partOf = (won: number, rate: number): number => Number((BigInt(won) * BigInt(rate)) / 10_000n);

/** Every node's lines; products and branches in which nothing was staked have none. `volumes`: of a node's own members. */
export function statementLines(
  nodes: readonly (TreeNode & { shares: readonly Share[] })[],
  volumes: (nodeId: string, product: Product) => Volume,
): Map<string, StatementLine[]> {
  const below = Map.groupBy(nodes, ({ aboveId }) => aboveId);
  const branchVolume = (id: string, product: Product): Volume =>
    branchOf(nodes, id)
      .map((one) => volumes(one, product))
      .reduce((sum, one) => ({ turnover: sum.turnover + one.turnover, result: sum.result + one.result }));
  return new Map(
    nodes.map(({ id, shares }) => [
      id,
      shares.flatMap(({ product, basis, rate }) => {
        const branches = [
          { branchId: id, belowRate: 0, volume: volumes(id, product) },
          ...(below.get(id) ?? []).map((child) => ({
            branchId: child.id,
            belowRate: child.shares.find((one) => one.product === product)?.rate ?? 0,
            volume: branchVolume(child.id, product),
          })),
        ];
        return branches
          .filter(({ volume }) => volume.turnover !== 0 || volume.result !== 0)
          .map(({ branchId, belowRate, volume }) => ({
            product,
            branchId,
            basis,
            rate,
            belowRate,
            ...volume,
            amount: partOf(volume[basis], rate - belowRate),
          }));
      }),
    ]),
  );
}

/** payable: the operator pays it; carried: it is not above 0, and the next one begins with it. */
export const STATEMENT_STATES = ["payable", "paid", "carried"] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

export const stateOfDue = (due: number): Exclude<StatementState, "paid"> => (due > 0 ? "payable" : "carried");

/** A period is closed this long after its end: transactions of its last moments have committed by then. */
export const SETTLES_AFTER_MS = 10 * 60_000;
