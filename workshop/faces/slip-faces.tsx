import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { SlipLegRow } from "../../src/ui/sports/slip/slip-leg-row.tsx";
import { SlipPanel } from "../../src/ui/sports/slip/slip-panel.tsx";
import type { PlacementActor, SlipActor } from "../../src/ui/sports/slip/betting.ts";
import { StoryApp } from "../../.storybook/story-app.tsx";
import { createStoryLive, createStoryPlacement, createStorySlip, entry } from "../../.storybook/story-betting.ts";
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
  const placement = useMemo(() => createStoryPlacement({ until: isHeld ? "sent" : "editing" }), [isHeld]);
  return <Beside slip={slip} placement={placement} />;
}

export function PlacementFace({ actor, children }: FaceProps) {
  const placement = actor as PlacementActor;
  const [slip] = useState(() => createStorySlip());
  useHeld(slip, placement);
  return (
    <StoryApp>
      <Beside slip={slip} placement={placement} />
      {children}
    </StoryApp>
  );
}

function Beside({ slip, placement }: { slip: SlipActor; placement: PlacementActor }) {
  const [live] = useState(() => createStoryLive());
  return (
    <div className="mx-auto max-w-90 bg-surface">
      <SlipPanel slip={slip} placement={placement} live={live} />
    </div>
  );
}

/** As the page does it: the slip is held while a bet is under way, and free again once none is. */
function useHeld(slip: SlipActor, placement: PlacementActor): void {
  useEffect(() => {
    const { unsubscribe } = placement.subscribe((snapshot) =>
      slip.send({ type: snapshot.hasTag("busy") ? "slip.hold" : "slip.release" }),
    );
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

export function SlipLegFace({ actor, children }: FaceProps) {
  const leg = actor as SlipLegActor;
  const [slip] = useState(() => slipBeside(leg));
  const [held] = slip.getSnapshot().context.legs;
  if (!held) throw new Error("the slip took no leg");
  return (
    <StoryApp>
      <ul className="mx-auto max-w-90 bg-surface">
        <SlipLegRow leg={{ ...held, ref: leg }} slip={slip} />
      </ul>
      {children}
    </StoryApp>
  );
}
