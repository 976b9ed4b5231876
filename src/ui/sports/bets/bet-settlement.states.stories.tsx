import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { bet } from "../../../../.storybook/story-betting.ts";
import { betSettlementMachine } from "../../../machines/bet-settlement/bet-settlement.machine.ts";
import { betSettlementPaths } from "../../../machines/bet-settlement/bet-settlement.paths.ts";
import { BetCardOf } from "./bet-card.tsx";

const meta = { title: "기계(Machine)/상태/베팅 정산" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(betSettlementMachine, betSettlementPaths, function Card({ actor }) {
  const settledAt = actor.getSnapshot().matches("settled") ? "2026-11-21T12:00:00.000Z" : null;
  return <BetCardOf bet={{ ...bet, settledAt }} settlement={actor} />;
});

export const InProgress = leaf("inProgress", { says: "진행중" });
export const Cancelled = leaf("settled.cancelled", { says: "취소" });
export const Lost = leaf("settled.lost", { says: "낙첨" });
export const Won = leaf("settled.won", { says: "당첨" });
export const Special = leaf("settled.special", { says: "적특" });
