import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { createStoryBetting, entry } from "../../../../.storybook/story-betting.ts";
import { slipLegMachine } from "../../../machines/slip-leg/slip-leg.machine.ts";
import { slipLegPaths } from "../../../machines/slip-leg/slip-leg.paths.ts";
import { SlipLegRow } from "./slip-leg-row.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/카트의 선택" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(slipLegMachine, slipLegPaths, function Leg({ actor: ref }) {
  const [betting] = useState(() => createStoryBetting({ slip: { entries: [entry] } }));
  const [held] = betting.shown().slip.context.legs;
  if (!held) throw new Error("the slip took no leg");
  return (
    <ul className="w-80 bg-surface">
      <SlipLegRow leg={{ ...held, ref }} betting={betting} />
    </ul>
  );
});

export const Steady = leaf("price.steady", { saysNot: /배당 (상승|하락)/ });
export const Up = leaf("price.up", { says: SLIP_TEXT.up });
export const Down = leaf("price.down", { says: SLIP_TEXT.down });
export const Open = leaf("availability.open");
export const Suspended = leaf("availability.suspended", { says: SLIP_TEXT.suspended });
export const Closed = leaf("availability.closed", { says: SLIP_TEXT.closed });
