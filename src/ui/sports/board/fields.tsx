// The fields of the five sports, 100 by 60, the home side at the left.
import type { ReactNode } from "react";
import { SPORT } from "../../../domain/sports/market.ts";
import type { Diamond } from "../../../domain/sports/scoreboard/scoreboard.ts";

const LINES = { fill: "none", stroke: "var(--field-line)", strokeWidth: 0.5 } as const;

function Ground({ children, colour }: { children: ReactNode; colour: string }) {
  return (
    <>
      <rect width="100" height="60" rx="2" fill={`var(--field-${colour})`} />
      <g {...LINES}>{children}</g>
    </>
  );
}

export function Pitch() {
  return (
    <Ground colour="grass">
      <rect x="3" y="3" width="94" height="54" />
      <path d="M50 3v54" />
      <circle cx="50" cy="30" r="8" />
      <path d="M3 16h14v28H3M97 16H83v28h14M3 23h5v14H3M97 23h-5v14h5M17 25a6 6 0 0 1 0 10M83 25a6 6 0 0 0 0 10" />
    </Ground>
  );
}

export function Court() {
  return (
    <Ground colour="wood">
      <rect x="3" y="3" width="94" height="54" />
      <path d="M50 3v54" />
      <circle cx="50" cy="30" r="6" />
      <path d="M3 22h17v16H3M97 22H80v16h17M20 24a6 6 0 0 1 0 12M80 24a6 6 0 0 0 0 12" />
      <path d="M3 8h9a22 22 0 0 1 0 44H3M97 8h-9a22 22 0 0 0 0 44h9" />
      <circle cx="8" cy="30" r="1.2" />
      <circle cx="92" cy="30" r="1.2" />
    </Ground>
  );
}

export function VolleyballCourt() {
  return (
    <Ground colour="sand">
      <rect x="14" y="10" width="72" height="40" fill="var(--field-wood)" />
      <path d="M38 10v40M62 10v40" />
      <path d="M50 6v48" strokeWidth="1.2" />
    </Ground>
  );
}

export function Rink() {
  return (
    <Ground colour="ice">
      <rect x="3" y="3" width="94" height="54" rx="14" />
      <path d="M50 3v54" stroke="var(--field-red)" strokeWidth="0.9" />
      <path d="M36 3v54M64 3v54" stroke="var(--field-blue)" strokeWidth="0.9" />
      <path d="M12 5v50M88 5v50" stroke="var(--field-red)" />
      <circle cx="50" cy="30" r="7" stroke="var(--field-blue)" />
      <g stroke="var(--field-red)">
        <circle cx="22" cy="17" r="6" />
        <circle cx="22" cy="43" r="6" />
        <circle cx="78" cy="17" r="6" />
        <circle cx="78" cy="43" r="6" />
      </g>
      <path d="M12 27h3v6h-3M88 27h-3v6h3" />
    </Ground>
  );
}

/** First, second and third base. */
const BASES = [
  [66, 36],
  [50, 20],
  [34, 36],
] as const;

/** The field of baseball with its runners. */
export function BaseballField({ diamond }: { diamond: Diamond | null }) {
  return (
    <>
      <rect width="100" height="60" rx="2" fill="var(--field-grass)" />
      <path d="M50 56 10 18a56 56 0 0 1 80 0z" fill="var(--field-grass-light)" />
      <path d="M50 56 27 34a33 33 0 0 1 46 0z" fill="var(--field-clay)" />
      <path d="M50 48 62 36 50 24 38 36z" fill="var(--field-grass-light)" />
      <path d="M50 54 10 16M50 54 90 16" {...LINES} />
      <circle cx="50" cy="37" r="2" fill="var(--field-clay)" />
      <path d="M48.5 51.5h3v2l-1.5 1.5-1.5-1.5z" fill="var(--field-line)" />
      {BASES.map(([x, y], at) => (
        <rect
          key={x}
          x={x - 2.2}
          y={y - 2.2}
          width="4.4"
          height="4.4"
          transform={`rotate(45 ${x} ${y})`}
          fill={diamond?.bases[at] ? "var(--field-runner)" : "var(--field-line)"}
          stroke="var(--field-clay)"
          strokeWidth="0.4"
        />
      ))}
    </>
  );
}

const FIELDS: Readonly<Record<string, () => ReactNode>> = {
  [SPORT.football]: Pitch,
  [SPORT.basketball]: Court,
  [SPORT.volleyball]: VolleyballCourt,
  [SPORT.iceHockey]: Rink,
};

/** The field of a sport; a pitch for one that has none. */
export function Field({ sportId, diamond }: { sportId: string; diamond: Diamond | null }) {
  if (sportId === SPORT.baseball) return <BaseballField diamond={diamond} />;
  const Drawn = FIELDS[sportId] ?? Pitch;
  return <Drawn />;
}
