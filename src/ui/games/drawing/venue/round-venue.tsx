import type { Drawn } from "../../../../domain/games/kind.ts";
import { virtualSportOf } from "../../../../domain/games/games.ts";
import { roundOf } from "../../../../domain/games/rounds.ts";
import { showsAt } from "../../../../domain/games/told.ts";
import { roundCard } from "../../../../domain/games/virtual-cards.ts";
import { VenueShow } from "./venue-show.tsx";

export interface RoundVenueProps {
  roundId: string;
  drawn: Drawn;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
}

/** The race or match of a round, from when it is shown on. Another round needs another key. */
export function RoundVenue({ roundId, drawn, now }: RoundVenueProps) {
  const round = roundOf(roundId);
  const sport = round && virtualSportOf(round.game);
  if (!round || !sport) return null;
  return (
    <VenueShow
      sport={sport}
      drawn={drawn}
      seed={roundId}
      msOf={() => Math.max(0, now() - showsAt(round))}
      names={roundCard(roundId) ?? []}
    />
  );
}
