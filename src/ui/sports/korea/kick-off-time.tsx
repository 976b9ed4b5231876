import { useSyncExternalStore } from "react";
import { timeToKickOff } from "../../../domain/sports/kick-off.ts";
import { classNames } from "../../primitives/class-names.ts";
import { everySecond } from "../every-second.ts";
import { KOREA_TEXT } from "./text.ts";

/** When a fixture begins; in the last hour before it, how long that takes. */
export function KickOffTime({ startsAt, text, className }: { startsAt: string; text: string; className?: string }) {
  const left = useSyncExternalStore(everySecond, () => timeToKickOff(startsAt, Date.now()));
  return (
    <time
      dateTime={startsAt}
      title={left === null ? undefined : text}
      className={classNames("shrink-0 text-xs tabular-nums", left === null ? "text-muted" : "text-warn", className)}
    >
      {left === null ? text : KOREA_TEXT.left(left)}
    </time>
  );
}
