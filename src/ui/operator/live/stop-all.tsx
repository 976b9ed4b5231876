import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { holds } from "../../../api/contract/operator/live.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { classNames } from "../../primitives/class-names.ts";
import { ActionNotice } from "../action-notice.tsx";
import { useReread } from "../use-reread.ts";
import { StopButton } from "./stop-button.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

/** Stops all bets, or opens them again: at the head of every trading screen. */
export function StopAll() {
  const { api } = useApp();
  const { data } = useQuery({ ...queryOf(api, holds, {}), ...useReread("live") });
  const [told, setTold] = useState<string | null>(null);
  const isHeld = data?.items.some(({ scope }) => scope === "all") ?? false;
  return (
    <div
      data-state={isHeld ? "stopped" : "open"}
      className={classNames(
        "mb-2 flex flex-wrap items-center gap-3 rounded-md",
        isHeld ? "border border-danger bg-danger-soft px-3 py-2" : "justify-end",
      )}
    >
      {isHeld && <span className="mr-auto text-sm font-bold text-danger">{TEXT.allStopped}</span>}
      <ActionNotice text={told} />
      {data && (
        <StopButton
          scope="all"
          of=""
          name={TEXT.everything}
          isHeld={isHeld}
          label={isHeld ? TEXT.liftAll : TEXT.stopAll}
          confirm={<p className="font-bold text-warn">{isHeld ? TEXT.askLift(TEXT.everything) : TEXT.askStopAll}</p>}
          onDone={setTold}
        />
      )}
    </div>
  );
}
