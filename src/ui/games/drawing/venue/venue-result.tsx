import type { VirtualSport } from "../../../../domain/games/games.ts";
import type { Drawn } from "../../../../domain/games/kind.ts";
import { laneInk } from "./palette.ts";
import { VENUE_TEXT as TEXT } from "./text.ts";

export interface VenueResultProps {
  sport: VirtualSport;
  drawn: Drawn;
  names: readonly string[];
  summary: string;
}

const PODIUM = 3;

/** The places after the line, or the score after the whistle. */
export function VenueResult({ sport, drawn, names, summary }: VenueResultProps) {
  if (sport === "soccer" || sport === "basketball")
    return (
      <output className="venue-told">
        {names.length === 2 && (
          <span>
            {names[0]} · {names[1]}
          </span>
        )}
        <span>{summary}</span>
      </output>
    );
  return (
    <ol className="venue-told" aria-label={TEXT.results}>
      {(drawn[0] ?? []).slice(0, PODIUM).map((number, i) => (
        <li key={number}>
          <span>{TEXT.place(i + 1)}</span>
          <span className="venue-number" style={{ background: `var(--lane-${number})`, color: laneInk(number) }}>
            {number}
          </span>
          <span>{names[number - 1] ?? TEXT.runner(number)}</span>
        </li>
      ))}
    </ol>
  );
}
