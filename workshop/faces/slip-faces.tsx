import { useEffect, useState } from "react";
import { SlipLegRow } from "../../src/ui/slip/slip-leg-row.tsx";
import { SlipPanel } from "../../src/ui/slip/slip-panel.tsx";
import type { PlacementActor, SlipActor } from "../../src/ui/slip/betting.ts";
import { StoryApp } from "../../.storybook/story-app.tsx";
import { createStoryLive, createStoryPlacement, createStorySlip, entry } from "../../.storybook/story-desk.ts";
import type { SlipLegActor } from "./actor-types.ts";

/** The slip as it stands beside the fixtures; a bet is confirmed in it, but not sent. */
export function SlipFace({ actor }: { actor: unknown }) {
  const [placement] = useState(() => createStoryPlacement());
  return <Beside slip={actor as SlipActor} placement={placement} />;
}

export function PlacementFace({ actor }: { actor: unknown }) {
  const [slip] = useState(() => createStorySlip());
  return <Beside slip={slip} placement={actor as PlacementActor} />;
}

function Beside({ slip, placement }: { slip: SlipActor; placement: PlacementActor }) {
  const [live] = useState(() => createStoryLive());
  useReleased(slip, placement);
  return (
    <StoryApp>
      <div className="mx-auto max-w-90 bg-surface">
        <SlipPanel slip={slip} placement={placement} live={live} />
      </div>
    </StoryApp>
  );
}

/** As the desk does it: what is held is free again once no bet is under way. */
function useReleased(slip: SlipActor, placement: PlacementActor): void {
  useEffect(() => {
    const { unsubscribe } = placement.subscribe((snapshot) => {
      if (!snapshot.hasTag("busy") && slip.getSnapshot().hasTag("held")) slip.send({ type: "slip.release" });
    });
    return unsubscribe;
  }, [slip, placement]);
}

/** A slip that hears of the same prices as the leg, so that it lets a moved one be accepted. */
function slipBeside(leg: SlipLegActor): SlipActor {
  const { id, betPrice } = leg.getSnapshot().context;
  const slip = createStorySlip({ entries: [{ ...entry, id, betPrice }] });
  leg.subscribe(({ context }) =>
    slip.send({ type: "prices.changed", items: [{ selectionId: id, betPrice: context.betPrice, status: "open" }] }),
  );
  // The row speaks to its slip; the slip would pass it on to the leg that it made itself.
  const send = slip.send.bind(slip);
  slip.send = (event) => {
    send(event);
    if (event.type === "slip.acceptPrice") leg.send({ type: "leg.acknowledge" });
  };
  return slip;
}

export function SlipLegFace({ actor }: { actor: unknown }) {
  const leg = actor as SlipLegActor;
  const [slip] = useState(() => slipBeside(leg));
  const [held] = slip.getSnapshot().context.legs;
  if (!held) throw new Error("the slip took no leg");
  return (
    <StoryApp>
      <ul className="mx-auto max-w-90 bg-surface">
        <SlipLegRow leg={{ ...held, ref: leg }} slip={slip} />
      </ul>
    </StoryApp>
  );
}
