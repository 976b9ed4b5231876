import type { Meta } from "@storybook/react-vite";
import { BetSettlementFace } from "../../../../.storybook/member-faces.tsx";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { betSettlementMachine } from "../../../machines/bet-settlement/bet-settlement.machine.ts";
import { betSettlementPaths } from "../../../machines/bet-settlement/bet-settlement.paths.ts";

const meta = { title: "기계(Machine)/상태/베팅 정산" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(betSettlementMachine, betSettlementPaths, BetSettlementFace);

export const InProgress = leaf("inProgress", { says: "진행중" });
export const Cancelled = leaf("settled.cancelled", { says: "취소" });
export const Lost = leaf("settled.lost", { says: "낙첨" });
export const Won = leaf("settled.won", { says: "당첨" });
export const Special = leaf("settled.special", { says: "적특" });
