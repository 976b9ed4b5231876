import type { TableBet } from "../../../../api/contract/lobby/house.ts";
import { TABLE_PICKS } from "../../../../domain/lobby/house/table.ts";
import { Money } from "../../../primitives/money.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { TABLE_TEXT as TEXT } from "../text.ts";

const nameOf = (pick: string) => TABLE_PICKS.find(({ key }) => key === pick)?.name ?? pick;

/** The player's bets of the round and what became of them. */
export function OwnTableBets({ bets }: { bets: readonly TableBet[] }) {
  return (
    <Panel title={TEXT.own}>
      {bets.length === 0 ? (
        <p className="p-3 text-sm text-muted">{TEXT.noBets}</p>
      ) : (
        <ul className="grid gap-1 p-3 text-sm">
          {bets.map(({ id, pick, amount, state, paid }) => (
            <li key={id} className="flex justify-between gap-2">
              <span>{nameOf(pick)}</span>
              <span>
                <Money amount={amount} /> · {TEXT.states[state]}
                {paid > 0 && (
                  <>
                    {" "}
                    <Money amount={paid} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
