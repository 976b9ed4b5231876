// What is seen and what holds in each state of the slip; the facts of its test models.
import type { SnapshotFrom } from "xstate";
import type { StateFacts } from "../../../paths/lib/model.ts";
import type { slipMachine } from "./slip.machine.ts";
import type { SlipContext } from "./slip.schema.ts";

/**
 * Why the slip of the walk cannot be placed, in plain words. Its picks but the Bonus are of one fixture, only `home` and
 * `over` have a price together, the Bonus wants a pick beside it, and the walk's limits take 10,000 won and nothing else.
 */
function obstacles({ legs, stake, balance, combinations }: SlipContext): string[] {
  const picks = legs.flatMap(({ entry }) => (entry.id === "bonus" ? [] : [entry.id]));
  const isPriced = combinations.some(({ price }) => price !== null);
  const isTogether = picks.length === 2 && picks.includes("home") && picks.includes("over");
  const is = {
    "a market is closed or paused": legs.some(({ availability }) => availability !== "open"),
    "several picks have no price together": picks.length > 1 && !(isTogether && isPriced),
    "the Bonus stands alone": picks.length === 0,
    "the stake is not taken": stake !== 10_000,
    "the wallet holds less": balance !== null && balance < 10_000,
  };
  return Object.entries(is).flatMap(([name, holds]) => (holds ? [name] : []));
}

/** What the press that places the bet consents to, in plain words: under `better` a rise needs no consent. */
function hasMoved({ legs, policy, combinations }: SlipContext): boolean {
  const together = combinations.filter(({ selectionIds }) =>
    selectionIds.every((id) => legs.some(({ entry }) => entry.id === id)),
  );
  const pairs = [
    ...legs.map(({ entry, seenPrice }) => [seenPrice, entry.betPrice]),
    ...together.map(({ price, seenPrice }) => [seenPrice, price]),
  ];
  const isTaken = ([seen, now]: readonly (number | null | undefined)[]) =>
    policy === "better" ? (now ?? 0) >= (seen ?? 0) : policy === "any" || now === seen;
  return !pairs.every(isTaken);
}

export const slipFacts: Readonly<Record<string, StateFacts<SnapshotFrom<typeof slipMachine>>>> = {
  empty: {
    sees: "선택한 경기가 없다",
    noTags: ["placeable", "busy", "held"],
    can: [
      "slip.pick/home",
      "slip.restore",
      "slip.hold",
      "stake.set/taken",
      "stake.set/none",
      "policy.set",
      "betLimits.set",
      "balance.set",
    ],
    cannot: [
      "slip.pick/home, closed",
      "slip.clear",
      "stake.max",
      "slip.restore/empty",
      "slip.restore/of another member",
      "stake.set/not whole",
      "prices.changed",
      "leg.priceMoved",
      "leg.priceAcknowledged",
      "leg.availabilityMoved",
    ],
    holds: ({ context }) => context.legs.length === 0,
  },
  filled: {
    sees: "선택한 경기가 있다",
    can: [
      "slip.pick/home",
      "slip.clear",
      "slip.restore/filled",
      "slip.restore/empty",
      "stake.set/taken",
      "stake.set/none",
      "policy.set",
      "prices.check",
      "slip.hold",
    ],
    holds: ({ context }) => context.legs.length > 0,
    cannot: ["slip.restore/of another member", "slip.placed", "stake.set/not whole"],
  },
  "filled.checking": {
    sees: "배당을 확인하는 중",
    tags: ["busy"],
    noTags: ["placeable"],
  },
  "filled.unchecked": {
    sees: "배당을 확인하지 못했다",
    tags: ["blocked"],
    can: ["prices.check"],
  },
  "filled.ready": {
    sees: "베팅하기를 누를 수 있다",
    tags: ["placeable"],
    noTags: ["moved"],
    holds: ({ context }) => obstacles(context).length === 0 && !hasMoved(context),
  },
  "filled.moved": {
    sees: "베팅하기가 변경 배당을 수락하고 베팅하기로 바뀌어 있다",
    tags: ["placeable", "moved"],
    holds: ({ context }) => obstacles(context).length === 0 && hasMoved(context),
  },
  "filled.blocked": {
    sees: "베팅할 수 없는 이유가 보인다",
    tags: ["blocked"],
    holds: ({ context }) => obstacles(context).length > 0,
  },
  held: {
    sees: "베팅을 보내는 중이라 편집할 수 없다",
    tags: ["held"],
    can: ["slip.release", "slip.placed", "betLimits.set", "balance.set"],
    cannot: [
      "slip.pick",
      "slip.remove",
      "slip.clear",
      "stake.set",
      "stake.quick",
      "stake.max",
      "policy.set",
      "slip.restore",
      "prices.changed/of another slip",
    ],
  },
  "held.agreed": { sees: "베팅을 보내는 중이라 편집할 수 없다", tags: ["held"] },
  "held.earlier": {
    sees: "새로고침 전에 보낸 베팅을 확인하는 중이라 편집할 수 없다",
    tags: ["held"],
    noTags: ["placeable", "busy", "blocked"],
  },
};
