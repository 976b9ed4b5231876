import { useSelector } from "@xstate/react";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import type { LiveActor } from "../slip/betting.ts";
import { LIVE_TEXT } from "./live-text.ts";

/** Whether prices are live, said where they are shown: in the row of the heading, so that no price moves when it is said. */
export function LiveBanner({ live }: { live: LiveActor }) {
  const snapshot = useSelector(live, (state) => state);
  const state = stateText(snapshot.value);
  const isFresh = snapshot.hasTag("fresh");
  const isResyncing = snapshot.matches({ online: "resyncing" });
  // A page that opens connects in a moment: nothing in the row moves for it.
  const isOpening = snapshot.matches({ online: "connecting" }) && snapshot.context.attempt === 0;
  if (isFresh || isResyncing || isOpening)
    return (
      <p
        data-machine="live-connection"
        data-state={state}
        className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted tablet:w-20"
      >
        <span
          aria-hidden="true"
          className={classNames("size-2 rounded-full", isFresh ? "bg-accent" : "animate-pulse bg-faint")}
        />
        <span className="sr-only tablet:not-sr-only">
          {isFresh ? LIVE_TEXT.fresh : isResyncing ? LIVE_TEXT.resyncing : LIVE_TEXT.connecting}
        </span>
      </p>
    );
  const message = snapshot.hasTag("lost")
    ? LIVE_TEXT.disconnected
    : snapshot.matches({ online: "stale" })
      ? LIVE_TEXT.stale
      : LIVE_TEXT.connecting;
  return (
    <div
      data-machine="live-connection"
      data-state={state}
      className="flex min-w-0 grow basis-0 items-center gap-2 rounded-md bg-warn-soft px-2 py-0.5 text-2xs text-warn tablet:grow-0 tablet:basis-auto tablet:text-xs"
    >
      <Icon name="offline" size={14} />
      <output>{message}</output>
      {snapshot.can({ type: "connection.retry" }) && (
        <Button size="sm" onClick={() => live.send({ type: "connection.retry" })}>
          {LIVE_TEXT.retry}
        </Button>
      )}
    </div>
  );
}
