import { formatTime } from "../../../domain/common/format.ts";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { UpcomingFixture } from "../../../domain/games/upcoming-games.ts";
import type { upcomingGamesMachine } from "../../../machines/upcoming-games/upcoming-games.machine.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { KickOffTime } from "../korea/kick-off-time.tsx";
import { SportIcon } from "../sport-icon.tsx";
import { shortSides } from "../../../domain/sports/short-name.ts";
import { UPCOMING_TEXT as TEXT } from "./text.ts";

export type UpcomingActor = ActorRefFrom<typeof upcomingGamesMachine>;

/** The fixtures that begin next, in a row of fixed height, so that nothing below it moves. */
export function UpcomingStrip({ actor }: { actor: UpcomingActor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { games } = snapshot.context;
  const isFailed = snapshot.matches({ inside: "failed" });
  const message = isFailed ? TEXT.failed : snapshot.matches({ inside: "empty" }) ? TEXT.empty : null;
  return (
    <section
      aria-label={TEXT.title}
      aria-busy={snapshot.hasTag("busy")}
      data-machine="upcoming-games"
      data-state={stateText(snapshot.value)}
      className="h-24 overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="flex h-8 items-center gap-2 bg-raised px-3">
        <h2 className="text-xs font-bold">{TEXT.title}</h2>
        {message && <output className="truncate text-xs text-muted">{message}</output>}
        {snapshot.can({ type: "games.refresh" }) && (
          <span className="ml-auto">
            <Button size="sm" look="ghost" onClick={() => actor.send({ type: "games.refresh" })}>
              {TEXT.refresh}
            </Button>
          </span>
        )}
      </div>
      {games.length > 0 ? (
        <ul className="flex h-16 items-center gap-1.5 overflow-x-auto px-2">
          {games.map((game) => (
            <UpcomingCard key={game.id} game={game} />
          ))}
        </ul>
      ) : (
        message === null && <p className="px-3 text-xs leading-16 text-muted">{TEXT.loading}</p>
      )}
    </section>
  );
}

function UpcomingCard({ game }: { game: UpcomingFixture }) {
  const startsAt = new Date(game.date).toISOString();
  const short = shortSides(game);
  return (
    <li className="shrink-0">
      <Link
        to="/europe"
        search={() => ({ fixture: game.id })}
        className="relative grid h-12 w-44 content-center rounded-md border border-line px-2 text-xs hover:bg-hover"
      >
        <span className="flex items-center gap-1 text-2xs text-muted">
          <SportIcon sportId={game.sportId} size={12} />
          <span className="min-w-0 truncate">{game.leagueName}</span>
          <span className="ml-auto">
            <KickOffTime startsAt={startsAt} text={formatTime(startsAt)} />
          </span>
        </span>
        <span className="sr-only">{TEXT.versus(game.homeName, game.awayName)}</span>
        <span aria-hidden="true" className="truncate font-semibold">
          {TEXT.versus(short.home, short.away)}
        </span>
      </Link>
    </li>
  );
}
