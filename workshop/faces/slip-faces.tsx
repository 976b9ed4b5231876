import { useSelector } from "@xstate/react";
import { useLayoutEffect, useMemo, useState } from "react";
import { SlipLegRow } from "../../src/ui/sports/slip/slip-leg-row.tsx";
import { SlipPanel } from "../../src/ui/sports/slip/slip-panel.tsx";
import type { BettingSlip } from "../../src/ui/sports/slip/betting.ts";
import { StoryApp } from "../../.storybook/story-app.tsx";
import {
  createStoryBetting,
  createStoryPlacement,
  createStorySlip,
  entry,
  sendStoryBet,
  type PlacementActor,
  type SlipActor,
} from "../../.storybook/story-betting.ts";
import type { SlipLegActor } from "./actor-types.ts";
import type { FaceProps } from "./face-props.ts";

/** The slip as it stands beside the fixtures; a bet is confirmed in it, but not sent. */
export function SlipFace({ actor, children }: FaceProps) {
  return (
    <StoryApp>
      <SlipWithBet slip={actor as SlipActor} />
      {children}
    </StoryApp>
  );
}

/** A bet is under way for as long as the slip is held, whoever held it. */
function SlipWithBet({ slip }: { slip: SlipActor }) {
  const isHeld = useSelector(slip, (snapshot) => snapshot.hasTag("held"));
  const bet = useMemo(() => ({ placement: createStoryPlacement(), isSent: isHeld }), [isHeld]);
  // It holds the slip once more, and the panel that shows the slip's machine must not hear of that while this is drawn.
  useLayoutEffect(() => {
    if (bet.isSent) sendStoryBet(bet.placement);
  }, [bet]);
  return <Beside slip={slip} placement={bet.placement} />;
}

export function PlacementFace({ actor, children }: FaceProps) {
  const [slip] = useState(() => createStorySlip());
  return (
    <StoryApp>
      <Beside slip={slip} placement={actor as PlacementActor} />
      {children}
    </StoryApp>
  );
}

function Beside({ slip, placement }: { slip: SlipActor; placement: PlacementActor }) {
  const betting = useMemo(() => createStoryBetting({ slip, placement, hearsLine: false }), [slip, placement]);
  return (
    <div className="mx-auto max-w-90 bg-surface">
      <SlipPanel betting={betting} />
    </div>
  );
}

/** A slip that hears of the same prices as the leg, so that it lets a moved one be accepted. */
function slipBeside(leg: SlipLegActor): BettingSlip {
  const { id, betPrice } = leg.getSnapshot().context;
  const slip = createStorySlip({ entries: [{ ...entry, id, betPrice }] });
  leg.subscribe(({ context }) =>
    slip.send({ type: "prices.changed", items: [{ selectionId: id, betPrice: context.betPrice, status: "open" }] }),
  );
  const betting = createStoryBetting({ slip });
  return {
    ...betting,
    // The row speaks to its slip; the slip would pass it on to the leg that it made itself.
    edit: (event) => {
      betting.edit(event);
      if (event.type === "slip.acceptPrice") leg.send({ type: "leg.acknowledge" });
    },
  };
}

export function SlipLegFace({ actor, children }: FaceProps) {
  const leg = actor as SlipLegActor;
  const [betting] = useState(() => slipBeside(leg));
  const [held] = betting.shown().slip.context.legs;
  if (!held) throw new Error("the slip took no leg");
  return (
    <StoryApp>
      <ul className="mx-auto max-w-90 bg-surface">
        <SlipLegRow leg={{ ...held, ref: leg }} betting={betting} />
      </ul>
      {children}
    </StoryApp>
  );
}
