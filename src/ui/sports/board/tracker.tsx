import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { actionText, teamOf } from "./action-words.ts";
import type { Teams } from "./board-words.ts";
import { Field } from "./fields.tsx";
import { BOARD_TEXT } from "./text.ts";
import "./board.css";

/** What the match looks like now: the field, the ball, and which side presses. Its place has one height for all sports. */
export function Tracker({ teams, board }: { teams: Teams; board: Scoreboard }) {
  const { ball, diamond, action, powerPlay } = board;
  return (
    <figure data-sport={teams.sportId} className="tracker overflow-hidden rounded-lg border border-line bg-sunken">
      <svg
        role="img"
        aria-label={BOARD_TEXT.tracker(teams.homeName, teams.awayName)}
        viewBox="0 0 100 60"
        className="block aspect-5/3 w-full"
      >
        <Field sportId={teams.sportId} diamond={diamond} />
        <g fill="var(--field-line)">
          <path className="tracker-push" opacity={action.side === "home" ? 0.35 : 0} d="M3 3h44l8 27-8 27H3z" />
          <path className="tracker-push" opacity={action.side === "away" ? 0.35 : 0} d="M97 3H53l-8 27 8 27h44z" />
        </g>
        {ball && (
          <g className="tracker-ball" style={{ transform: `translate(${ball.x}px, ${ball.y * 0.6}px)` }}>
            <circle r="1.6" fill="var(--field-ball)" stroke="var(--field-edge)" strokeWidth="0.4" />
          </g>
        )}
      </svg>
      <figcaption className="flex h-9 items-center gap-2 px-3 text-xs">
        <span className="truncate font-semibold">{actionText(teams, board)}</span>
        {powerPlay && (
          <span className="ml-auto truncate text-warn tabular-nums">
            {BOARD_TEXT.powerPlay(
              teamOf(teams, powerPlay.side),
              powerPlay.skaters[powerPlay.side],
              powerPlay.skaters[powerPlay.side === "home" ? "away" : "home"],
            )}
          </span>
        )}
        {diamond && <Count diamond={diamond} />}
      </figcaption>
    </figure>
  );
}

const COUNTS = [
  ["balls", 3],
  ["strikes", 2],
  ["outs", 2],
] as const;

/** Balls, strikes, outs and runners. */
function Count({ diamond }: { diamond: NonNullable<Scoreboard["diamond"]> }) {
  const runners = BOARD_TEXT.bases.filter((_, at) => diamond.bases[at]);
  return (
    <span className="ml-auto flex items-center gap-2 tabular-nums">
      <span className="sr-only">
        {runners.length > 0 ? BOARD_TEXT.runners(runners.join(", ")) : BOARD_TEXT.noRunner}
      </span>
      {COUNTS.map(([name, most]) => (
        <span key={name}>
          <span className="sr-only">
            {BOARD_TEXT[name]} {diamond[name]}
          </span>
          <span aria-hidden="true">
            {name[0]?.toUpperCase()} {"●".repeat(Math.min(most, diamond[name]))}
            <span className="text-faint">{"○".repeat(Math.max(0, most - diamond[name]))}</span>
          </span>
        </span>
      ))}
    </span>
  );
}
