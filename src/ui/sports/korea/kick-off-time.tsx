import { useSyncExternalStore } from "react";
import { timeToKickOff } from "../../../domain/sports/kick-off.ts";
import { classNames } from "../../primitives/class-names.ts";
import { everySecond } from "../every-second.ts";
import { KOREA_TEXT } from "./text.ts";

/** "12분 후", in the last minute "50초 후"; null before the last hour and from the kick-off on. */
function leftText(startsAt: string): string | null {
  const left = timeToKickOff(startsAt, Date.now());
  if (left === null) return null;
  return "seconds" in left ? KOREA_TEXT.secondsLeft(left.seconds) : KOREA_TEXT.minutesLeft(left.minutes);
}

/** When a fixture begins; in the last hour before it, how long that takes. */
export function KickOffTime({ startsAt, text, className }: { startsAt: string; text: string; className?: string }) {
  const left = useSyncExternalStore(everySecond, () => leftText(startsAt));
  return (
    <time
      dateTime={startsAt}
      title={left === null ? undefined : text}
      className={classNames("shrink-0 text-xs tabular-nums", left === null ? "text-muted" : "text-warn", className)}
    >
      {left ?? text}
    </time>
  );
}
