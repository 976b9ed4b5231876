import { useEffect, useState } from "react";
import { SlipLegRow } from "../../src/ui/slip/slip-leg-row.tsx";
import { SlipPanel } from "../../src/ui/slip/slip-panel.tsx";
import type { PlacementActor, SlipActor } from "../../src/ui/slip/betting.ts";
import { StoryApp } from "../../.storybook/story-app.tsx";
import { createStoryLive, createStoryPlacement, createStorySlip, entry } from "../../.storybook/story-desk.ts";
import type { SlipLegActor } from "./actor-types.ts";

/** The slip as it stands beside the fixtures; a bet is confirmed in it, but not sent. */
export function SlipFace({ actor }: { actor: unknown }) {
  const slip = actor as SlipActor;
  const [{ placement, live }] = useState(() => ({ placement: createStoryPlacement(), live: createStoryLive() }));
  useReleased(slip, placement);
  return (
    <StoryApp>
      <div className="mx-auto max-w-90 bg-surface">
        <SlipPanel slip={slip} placement={placement} live={live} />
      </div>
    </StoryApp>
  );
}

export function PlacementFace({ actor }: { actor: unknown }) {
  const placement = actor as PlacementActor;
  const [{ slip, live }] = useState(() => ({ slip: createStorySlip(), live: createStoryLive() }));
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

/** One leg in a slip that hears of the same prices, so that it lets a moved one be accepted. */
export function SlipLegFace({ actor }: { actor: unknown }) {
  const leg = actor as SlipLegActor;
  const [slip] = useState(() => {
    const { id, betPrice } = leg.getSnapshot().context;
    return createStorySlip({ entries: [{ ...entry, id, betPrice }] });
  });
  const [held] = slip.getSnapshot().context.legs;
  useEffect(() => {
    const told = leg.subscribe(({ context: { id, betPrice } }) =>
      slip.send({ type: "prices.changed", items: [{ selectionId: id, betPrice, status: "open" }] }),
    );
    // The row speaks to its slip; the slip would pass it on to the leg that it made itself.
    const send = slip.send.bind(slip);
    slip.send = (event) => {
      send(event);
      if (event.type === "slip.acceptPrice") leg.send({ type: "leg.acknowledge" });
    };
    return () => told.unsubscribe();
  }, [leg, slip]);
  if (!held) throw new Error("the slip took no leg");
  return (
    <StoryApp>
      <ul className="mx-auto max-w-90 bg-surface">
        <SlipLegRow leg={{ ...held, ref: leg }} slip={slip} />
      </ul>
    </StoryApp>
  );
}
