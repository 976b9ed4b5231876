import { Link } from "@tanstack/react-router";
import { sportName, SPORT_ORDER } from "../../../domain/labels/sports.ts";
import type { KoreanGame } from "../../../domain/market.ts";
import { classNames } from "../../primitives/class-names.ts";
import { koreaPath, linkTime } from "./korea-search.ts";
import { KOREA_TEXT } from "./text.ts";

export interface SportFilterProps {
  game: KoreanGame;
  sports: readonly { sportId: string; count: number }[];
  selected: string | undefined;
}

/** Sports of this game with the number of their fixtures. */
export function SportFilter({ game, sports, selected }: SportFilterProps) {
  const place = (sportId: string) =>
    SPORT_ORDER.includes(sportId) ? SPORT_ORDER.indexOf(sportId) : SPORT_ORDER.length;
  const inOrder = sports.toSorted((a, b) => place(a.sportId) - place(b.sportId));
  const total = sports.reduce((sum, sport) => sum + sport.count, 0);
  const rows: { sportId: string | undefined; name: string; count: number }[] = [
    { sportId: undefined, name: KOREA_TEXT.allSports, count: total },
    ...inOrder.map(({ sportId, count }) => ({ sportId, name: sportName(sportId), count })),
  ];
  return (
    <nav aria-label={KOREA_TEXT.sports} className="mb-2 overflow-x-auto">
      <ul className="flex w-max gap-1">
        {rows.map(({ sportId, name, count }) => (
          <li key={sportId ?? "all"}>
            <Link
              to={koreaPath(game)}
              search={{ time: linkTime(), ...(sportId !== undefined && { sportId }) }}
              aria-current={sportId === selected ? "true" : undefined}
              className={classNames(
                "flex h-9 items-center gap-1.5 rounded-md border px-3 text-sm",
                sportId === selected
                  ? "border-accent bg-accent-soft font-bold"
                  : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
              )}
            >
              {name}
              <span className="text-xs tabular-nums text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
