import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { queryOf } from "../../../api/client/ask.ts";
import { miniGamePicks } from "../../../api/contract/games/mini-games.endpoints.ts";
import { recentRoundsQuery } from "../../../api/queries/games/mini-games.ts";
import {
  type Game,
  gameAt,
  gamePath,
  gamesOf,
  gamesOfSport,
  isVirtualSport,
  VIRTUAL_SPORTS,
  vendorPath,
  virtualSportOf,
} from "../../../domain/games/games.ts";
import { roundOf } from "../../../domain/games/rounds.ts";
import { selectionIdOf } from "../../../domain/games/selection-id.ts";
import { useApp } from "../../app-context.ts";
import { NotFoundPage } from "../../frame/error/error-pages.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { SlipPlace } from "../../sports/slip/slip-place.tsx";
import { useBettingSlip, useLists, usePick } from "../../sports/slip/use-betting-slip.ts";
import { LateCard, LateDrawing, LateOwnBets, LateProof, LateRoads, LateRules, LateSound } from "../mini/late-parts.tsx";
import { GameGate } from "../mini/game-gate.tsx";
import { PickBoard } from "../mini/pick-board.tsx";
import { RoundClock } from "../mini/round-clock.tsx";
import { useGameGate } from "../mini/use-game-gate.ts";
import { useRound } from "../mini/use-round.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";

/** One game of a vendor: its round, its drawing, its picks, and the slip beside them. */
export function MiniGamePage() {
  const [, , vendor = "", ...name] = useLocation({ select: ({ pathname }) => pathname }).split("/");
  const game = gameAt(vendor, name.join("/"));
  // A virtual sport without a venue is its first one.
  const [sport = ""] = name;
  const venue = gameAt(
    vendor,
    gamesOf(vendor).find((one) => isVirtualSport(sport) && virtualSportOf(one) === sport)?.game ?? "",
  );
  if (!game && venue && name.length === 1) return <Navigate to={gamePath(venue)} replace />;
  if (!game) return <NotFoundPage />;
  return <GameTable key={game.id} game={game} />;
}

function GameTable({ game }: { game: Game }) {
  const { api } = useApp();
  const picks = useQuery(queryOf(api, miniGamePicks, { query: { gameId: String(game.id) } }));
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

/** The vendor's other games; of a virtual sport its venues, below the sports. */
function GameTabs({ game }: { game: Game }) {
  const sport = virtualSportOf(game);
  const sports = Object.entries(VIRTUAL_SPORTS).map(([key, { name }]) => ({
    to: `${vendorPath(game.vendor)}/${key}`,
    name,
    isCurrent: key === sport,
  }));
  const games = (sport ? gamesOfSport(sport) : gamesOf(game.vendor)).map((one) => ({
    to: gamePath(one),
    name: one.name,
    isCurrent: one.id === game.id,
  }));
  return (
    <>
      {sport && <TabRow label={TEXT.sports} tabs={sports} />}
      <TabRow label={TEXT.games} tabs={games} />
    </>
  );
}

interface Tab {
  to: string;
  name: string;
  isCurrent: boolean;
}

function TabRow({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <ul className="flex w-max gap-1 tablet:w-auto tablet:flex-wrap">
        {tabs.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(
                "flex h-9 items-center border-b-2 px-2 text-sm",
                isCurrent ? "border-accent font-bold text-ink" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Played({ game }: { game: Game }) {
  const { api } = useApp();
  const pickEntry = usePick();
  const lists = useLists();
  const legs = useSelector(useBettingSlip()?.slip, (snapshot) => snapshot?.context.legs);
  const { actor, current, previous } = useRound(String(game.id), lists?.rounds);
  const picks = useQuery(queryOf(api, miniGamePicks, { query: { gameId: String(game.id) } }));
  const shown = current?.drawn ? current : previous;
  const shownRound = shown && roundOf(shown.id);
  return (
    <div className="grid grid-cols-1 gap-3">
      <RoundClock actor={actor} />
      <LateSound round={actor} />
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
      {current && virtualSportOf(game) && (
        <Panel title={TEXT.card}>
          <div className="p-3">
            <LateCard roundId={current.id} />
          </div>
        </Panel>
      )}
      <Panel title={TEXT.picks}>
        <QueryView query={picks} isEmpty={() => false} lines={6}>
          {(terms) =>
            lists && current ? (
              <PickBoard
                roundId={current.id}
                terms={terms}
                lists={lists}
                picked={new Set(legs?.map((leg) => leg.entry.id))}
                onPick={(key, availability) => {
                  const pick = terms.items.find((one) => one.key === key);
                  if (!pick) return;
                  pickEntry(
                    {
                      kind: "game",
                      id: selectionIdOf(current.id, key),
                      rule: "mini",
                      betPrice: pick.betPrice,
                      maxStake: pick.maxStake,
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
          <LateOwnBets roundId={current.id} isVirtual={virtualSportOf(game) !== null} />
        </Panel>
      )}
      <Recent game={game} />
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

function resultsPath(game: Game): string {
  const sport = virtualSportOf(game);
  return sport ? `/game_result/virtuals/${sport}` : "/game_result/minigame";
}

/** The last hundred rounds that were drawn. */
function Recent({ game }: { game: Game }) {
  const { api } = useApp();
  const query = useQuery(recentRoundsQuery(api, String(game.id)));
  return (
    <Panel
      title={TEXT.results}
      aside={
        <Link
          to={resultsPath(game)}
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
