import { roundCard } from "../../../domain/games/virtual-cards.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";

/** Who meets in a round of a virtual sport; nothing for a mini-game. */
export function RoundCard({ roundId }: { roundId: string }) {
  const card = roundCard(roundId);
  if (!card) return null;
  const [home = "", away = ""] = card;
  if (card.length === 2) return <p className="text-sm font-bold">{TEXT.versus(home, away)}</p>;
  return (
    <ol className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {card.map((name, i) => (
        <li key={name}>
          <span className="font-bold tabular-nums">{i + 1}</span> {name}
        </li>
      ))}
    </ol>
  );
}
