import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
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
import { useApp } from "../../app-context.ts";
import { NotFoundPage } from "../../frame/error/error-pages.tsx";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { SlipPlace } from "../../sports/slip/slip-place.tsx";
import { useBettingSlip, useLegs, useLists, usePick } from "../../sports/slip/use-betting-slip.ts";
import {
  BarPlace,
  LateBetBar,
  LateCard,
  LateMarks,
  LateOwnBets,
  LateProof,
  LateRoads,
  LateRules,
} from "../mini/late-parts.tsx";
import { useIdle } from "../../use-idle.ts";
import { GameGate } from "../mini/game-gate.tsx";
import { PickBoard } from "../mini/pick-board.tsx";
import { RoundClock } from "../mini/round-clock.tsx";
import { useGameGate } from "../mini/use-game-gate.ts";
import { useRound } from "../mini/use-round.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";
import { gameEntry } from "./game-entry.ts";
import "./game-page.css";
import { LateStage } from "./late-stage.tsx";
import { useTold } from "./use-told.ts";

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
  const isBeside = useHasSlipBeside();
  const gate = useGameGate(String(game.id), picks.dataUpdatedAt);
  return (
    <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
      <div className="grid min-w-0 grid-cols-1 content-start gap-2 pb-[calc(10rem+var(--bottom-bar))] slip:pb-0">
        <GameHead game={game} />
        <GameGate gate={gate}>
          <Played game={game} />
        </GameGate>
      </div>
      {isBeside && <SlipPlace />}
    </div>
  );
}

/** The game's name with its vendor's other games. */
function GameHead({ game }: { game: Game }) {
  return (
    <div className="game-head">
      <PageHeading title={game.name} />
      <GameTabs game={game} />
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
          <li key={to} ref={isCurrent ? showTab : undefined}>
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

/** A row that is wider than the page begins with the tab of this page in sight. */
function showTab(tab: HTMLElement | null): void {
  const row = tab?.closest("nav");
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

function Played({ game }: { game: Game }) {
  const { api, betting: member } = useApp();
  const pickEntry = usePick();
  const lists = useLists();
  const betting = useBettingSlip();
  const legs = useLegs();
  const { actor, current, previous } = useRound(String(game.id), lists?.rounds);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag("takesBets"));
  const picks = useQuery(queryOf(api, miniGamePicks, { query: { gameId: String(game.id) } }));
  const shown = current?.drawn ? current : previous;
  const now = lists?.rounds.now ?? Date.now;
  const isTold = useTold(shown, now);
  // What is not told yet is left out of everything that is read.
  const hidden = isTold ? undefined : shown?.id;
  const isIdle = useIdle();
  // Chips are pressed before a pick is: the slip is there as soon as the page is.
  useEffect(() => {
    if (isIdle) member.ask();
  }, [isIdle, member]);
  const isVirtual = virtualSportOf(game) !== null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <RoundClock actor={actor} isTold={isTold}>
        <LastResults game={game} hidden={hidden} />
      </RoundClock>
      <div className="game-table">
        <LateStage game={game} actor={actor} shown={shown} isTold={isTold} now={now} />
        <section aria-label={TEXT.picks} className="game-board rounded-lg border border-line bg-surface">
          <h2 className="sr-only">{TEXT.picks}</h2>
          {isVirtual && (
            <div className="game-card px-2 pt-2" data-many={game.kind === "virtual-horse" || undefined}>
              {current && <LateCard roundId={current.id} />}
            </div>
          )}
          <QueryView query={picks} lines={6}>
            {(terms) =>
              lists && current ? (
                <PickBoard
                  roundId={current.id}
                  terms={terms}
                  lists={lists}
                  picked={new Set(legs?.map((leg) => leg.entry.id))}
                  onPick={(key, availability) => {
                    const entry = gameEntry(game, terms, current.id, key);
                    if (entry) pickEntry(entry, availability);
                  }}
                />
              ) : (
                <Skeleton lines={6} lineClassName="h-9" />
              )
            }
          </QueryView>
        </section>
        <Panel title={TEXT.own} className="game-own">
          {current && <LateOwnBets roundId={current.id} isVirtual={isVirtual} />}
        </Panel>
        <Recent game={game} hidden={hidden} />
        {shown && isTold && (
          <Panel title={TEXT.proof} className="game-proof">
            <LateProof key={shown.id} roundId={shown.id} />
          </Panel>
        )}
      </div>
      <div className="game-bet-bar">
        {betting && picks.data && current ? (
          <LateBetBar
            game={game}
            owner={betting.owner}
            betting={betting}
            terms={picks.data}
            round={current}
            isOpen={isOpen}
          />
        ) : (
          <BarPlace />
        )}
      </div>
      {picks.data && (
        <Panel title={TEXT.rules}>
          <LateRules kind={game.kind} terms={picks.data} />
        </Panel>
      )}
    </div>
  );
}

/** The last ten results, beside the clock. */
function LastResults({ game, hidden }: { game: Game; hidden: string | undefined }) {
  const { api } = useApp();
  const { data } = useQuery(recentRoundsQuery(api, String(game.id)));
  const drawn = data?.items
    .flatMap(({ id, drawn: one }) => (one && id !== hidden ? [one] : []))
    .slice(0, LAST)
    .toReversed();
  return drawn && drawn.length > 0 ? <LateMarks kind={game.kind} drawn={drawn} /> : null;
}
const LAST = 10;

function resultsPath(game: Game): string {
  const sport = virtualSportOf(game);
  return sport ? `/game_result/virtuals/${sport}` : "/game_result/minigame";
}

/** The last hundred rounds that were drawn. */
function Recent({ game, hidden }: { game: Game; hidden: string | undefined }) {
  const { api } = useApp();
  const query = useQuery(recentRoundsQuery(api, String(game.id)));
  return (
    <Panel
      title={TEXT.results}
      className="game-recent"
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
        isEmpty={({ items }) => items.every(({ id, drawn }) => drawn === null || id === hidden)}
        empty={<p className="p-3 text-sm text-muted">{TEXT.noResults}</p>}
        lines={4}
      >
        {({ items }) => (
          <LateRoads
            kind={game.kind}
            drawn={items.flatMap(({ id, drawn }) => (drawn && id !== hidden ? [drawn] : [])).toReversed()}
          />
        )}
      </QueryView>
    </Panel>
  );
}
