import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { GameExposure } from "../../../api/contract/operator/game-exposure.ts";
import { gameExposure } from "../../../api/contract/operator/games.endpoints.ts";
import { roundText } from "../../../domain/games/round-text.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

/** What stands on the picks of the round that runs, and what each outcome costs; read anew when the stream tells of a bet or of a round. */
export function ExposureView({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, gameExposure, { params: { id: gameId } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <QueryView query={query} isEmpty={({ round }) => round === null} empty={<EmptyState title={TEXT.noRound} />}>
        {(exposure) => <Exposed exposure={exposure} />}
      </QueryView>
      <div className="justify-self-end">
        <Button size="sm" onClick={onClose}>
          {TEXT.close}
        </Button>
      </div>
    </div>
  );
}

function Exposed({ exposure: { round, stake, payout, picks, outcomes } }: { exposure: GameExposure }) {
  return (
    <>
      {round && (
        <p className="text-sm">
          <span className="font-bold">{roundText(round.id)}</span>{" "}
          <span className="text-muted">
            {TEXT.closesAt(formatDateTime(new Date(round.closesAt).toISOString()))} · {TEXT.openStake} {addComma(stake)}{" "}
            · {TEXT.openPayout} {addComma(payout)}
          </span>
        </p>
      )}
      {picks.length === 0 ? (
        <p className="text-sm text-muted">{TEXT.noBets}</p>
      ) : (
        <div className="grid gap-3 tablet:grid-cols-2">
          <Figures label={TEXT.byPick} headers={[TEXT.pick, TEXT.bets, TEXT.stake, TEXT.liability, TEXT.worst]}>
            {picks.map((pick) => (
              <tr key={pick.key} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {pick.name}
                </th>
                <td>{addComma(pick.bets)}</td>
                <td>{addComma(pick.stake)}</td>
                <td>{addComma(pick.payout)}</td>
                <Net value={pick.net} />
              </tr>
            ))}
          </Figures>
          <Figures label={TEXT.byOutcome} headers={[TEXT.wins, TEXT.chance, TEXT.net]}>
            {outcomes.map(({ won, chance, net }) => (
              <tr key={`${won.join()} ${net} ${chance}`} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {won.length === 0 ? TEXT.noWin : won.join(" · ")}
                </th>
                <td>{`${(chance / 100).toFixed(2)}%`}</td>
                <Net value={net} />
              </tr>
            ))}
          </Figures>
        </div>
      )}
    </>
  );
}

function Figures({ label, headers, children }: { label: string; headers: readonly string[]; children: ReactNode }) {
  return (
    <table aria-label={label} className="w-full self-start text-right text-sm tabular-nums">
      <thead className="text-xs text-muted">
        <tr>
          {headers.map((header, i) => (
            <th key={header} scope="col" className={classNames(i === 0 && "text-left")}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const Net = ({ value }: { value: number }) => (
  <td className={classNames(value < 0 && "text-danger")}>{value < 0 ? `-${addComma(-value)}` : addComma(value)}</td>
);
