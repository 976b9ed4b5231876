import { useSyncExternalStore } from "react";
import { type RoundSpan, shareLeft } from "../../../domain/games/soon.ts";
import { everySecond } from "../../sports/every-second.ts";
import { LOBBY_TEXT as TEXT } from "./text.ts";

const R = 18;
const ROUND = 2 * Math.PI * R;
/** From here on the ring warns, in seconds. */
const URGENT_SECONDS = 10;

export interface CountdownRingProps {
  round: RoundSpan | null;
  /** The server's clock, in milliseconds since 1970. */
  readNow: () => number;
}

const clockText = (seconds: number) =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** How long a game's round still takes bets; it is seen, and read on the game's own page. */
export function CountdownRing({ round, readNow }: CountdownRingProps) {
  const left = useSyncExternalStore(everySecond, () =>
    round ? Math.max(0, Math.ceil((round.closesAt - readNow()) / 1_000)) : 0,
  );
  const share = round ? shareLeft(round, round.closesAt - left * 1_000) : 0;
  const isUrgent = left > 0 && left <= URGENT_SECONDS;
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="block size-11">
      <circle cx="22" cy="22" r="21" fill="#0b1118" fillOpacity="0.82" />
      <circle cx="22" cy="22" r={R} fill="none" stroke="#fff" strokeOpacity="0.18" strokeWidth="3.5" />
      {left > 0 && (
        <circle
          cx="22"
          cy="22"
          r={R}
          fill="none"
          stroke={isUrgent ? "#f87171" : "#34d399"}
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 22 22)"
        />
      )}
      <text
        x="22"
        y="22.5"
        fill={isUrgent ? "#fca5a5" : "#fff"}
        fontSize={left > 0 ? 12 : 10}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
        className="tabular-nums"
      >
        {left > 0 ? clockText(left) : TEXT.drawing}
      </text>
    </svg>
  );
}
