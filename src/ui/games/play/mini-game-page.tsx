import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { gamePicksQuery, recentRoundsQuery } from "../../../api/queries/mini-games.ts";
import { type Game, gameAt, gamePath, gamesOf } from "../../../domain/games/games.ts";
import { roundOf, selectionIdOf } from "../../../domain/games/rounds.ts";
import { useApp } from "../../app-context.ts";
import { Missing } from "../../frame/missing.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { SlipPlace } from "../../sports/slip/slip-place.tsx";
import { useDesk, useLists } from "../../sports/slip/use-desk.ts";
import { LateDrawing, LateProof, LateRoads, LateRules } from "../mini/late-parts.tsx";
import { GameGate } from "../mini/game-gate.tsx";
import { OwnBets } from "../mini/own-bets.tsx";
import { PickBoard } from "../mini/pick-board.tsx";
import { RoundClock } from "../mini/round-clock.tsx";
import { useGameGate } from "../mini/use-game-gate.ts";
import { useRound } from "../mini/use-round.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";

/** One game of a vendor: its round, its drawing, its picks, and the slip beside them. */
export function MiniGamePage() {
  const [, , vendor = "", name = ""] = useLocation({ select: ({ pathname }) => pathname }).split("/");
  const game = gameAt(vendor, name);
  if (!game) return <Missing title={TEXT.noGame} to="/minigame" label={TEXT.toGames} />;
  return <GameDesk key={game.id} game={game} />;
}

function GameDesk({ game }: { game: Game }) {
  const { api } = useApp();
  const picks = useQuery(gamePicksQuery(api, String(game.id)));
  const gate = useGameGate(String(game.id), picks.dataUpdatedAt);
  return (
    <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <PageHeading title={game.name} />
        <GameTabs game={game} />
        <GameGate gate={gate}>
          <Played game={game} />
        </GameGate>
      </div>
      <SlipPlace />
    </div>
  );
}

function GameTabs({ game }: { game: Game }) {
  return (
    <nav aria-label={TEXT.games} className="overflow-x-auto">
      <ul className="flex w-max gap-1">
        {gamesOf(game.vendor).map((one) => (
          <li key={one.id}>
            <Link
              to={gamePath(one)}
              activeProps={{ "aria-current": "page", className: "border-accent! font-bold text-ink!" }}
              className="flex h-9 items-center border-b-2 border-transparent px-2 text-sm text-muted hover:text-ink"
            >
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Played({ game }: { game: Game }) {
  const { api, betting } = useApp();
  const lists = useLists();
  const legs = useSelector(useDesk()?.slip, (snapshot) => snapshot?.context.legs);
  const { actor, current, previous } = useRound(String(game.id));
  const takesBets = useSelector(actor, (snapshot) => snapshot.hasTag("takesBets"));
  const picks = useQuery(gamePicksQuery(api, String(game.id)));
  const shown = current?.drawn ? current : previous;
  const shownRound = shown && roundOf(shown.id);
  return (
    <div className="grid grid-cols-1 gap-3">
      <RoundClock actor={actor} />
      <Panel
        title={shownRound ? `${TEXT.drawing} · ${TEXT.round(shownRound.day, shownRound.number)}` : TEXT.drawing}
        className="p-0"
      >
        <div className="p-3">
          {shown?.drawn ? (
            <LateDrawing key={shown.id} kind={game.kind} drawn={shown.drawn} />
          ) : (
            <p className="py-8 text-center text-sm text-muted">{shown?.state === "void" ? TEXT.void : TEXT.waiting}</p>
          )}
        </div>
      </Panel>
      <Panel title={TEXT.picks}>
        <QueryView query={picks} isEmpty={() => false} lines={6}>
          {(terms) =>
            lists && current ? (
              <PickBoard
                roundId={current.id}
                isOpen={takesBets}
                terms={terms}
                lists={lists}
                picked={new Set(legs?.map((leg) => leg.entry.id))}
                onPick={(key, availability) => {
                  const pick = terms.items.find((one) => one.key === key);
                  if (!pick) return;
                  betting.pick(
                    {
                      kind: "game",
                      id: selectionIdOf(current.id, key),
                      rule: "mini",
                      betPrice: pick.betPrice,
                      gameId: String(game.id),
                      roundId: current.id,
                      gameName: game.name,
                      selectionName: pick.name,
                    },
                    availability,
                  );
                }}
              />
            ) : (
              <Skeleton lines={6} lineClassName="h-9" />
            )
          }
        </QueryView>
      </Panel>
      {current && (
        <Panel title={TEXT.own}>
          <OwnBets roundId={current.id} />
        </Panel>
      )}
      <Recent game={game} newest={shown?.id} />
      {shown && (
        <Panel title={TEXT.proof}>
          <LateProof key={shown.id} roundId={shown.id} />
        </Panel>
      )}
      {picks.data && (
        <Panel title={TEXT.rules}>
          <LateRules kind={game.kind} terms={picks.data} />
        </Panel>
      )}
    </div>
  );
}

/** The last hundred rounds. They are read again when another one was drawn. */
function Recent({ game, newest }: { game: Game; newest: string | undefined }) {
  const { api } = useApp();
  const query = useQuery(recentRoundsQuery(api, String(game.id), newest));
  return (
    <Panel
      title={TEXT.results}
      aside={
        <Link
          to="/game_result/minigame"
          search={{ gameId: String(game.id) }}
          className="text-xs text-muted underline hover:text-ink"
        >
          {TEXT.toResults}
        </Link>
      }
    >
      <QueryView
        query={query}
        isEmpty={({ items }) => items.every(({ drawn }) => drawn === null)}
        empty={<p className="p-3 text-sm text-muted">{TEXT.noResults}</p>}
        lines={4}
      >
        {({ items }) => (
          <LateRoads kind={game.kind} drawn={items.flatMap(({ drawn }) => (drawn ? [drawn] : [])).toReversed()} />
        )}
      </QueryView>
    </Panel>
  );
}
