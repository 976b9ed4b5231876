import type { Overview } from "../../../api/contract/operator/overview.ts";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";
import { Tile } from "./tile.tsx";

/** The figures of today; those of parts that the account may not read are left out. */
export function FigureTiles({ found }: { found: Pick<Overview, "online" | "money" | "bets" | "exposure" | "house"> }) {
  const { online, money, bets, exposure, house } = found;
  const sum = (name: "bets" | "stake" | "atRisk" | "result") =>
    (bets?.products ?? []).reduce((total, product) => total + product[name], 0);
  const [stake, atRisk, result] = [sum("stake"), sum("atRisk"), sum("result")];
  return (
    <ul aria-label={TEXT.figures} className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
      {online !== null && <Tile to="/admin/members" label={TEXT.online} value={TEXT.people(online)} />}
      {money && (
        <>
          <Tile
            to="/admin/charges"
            search={{ state: "done" }}
            label={TEXT.in}
            value={TEXT.won(money.in.today)}
            note={<Against {...money.in} />}
          />
          <Tile
            to="/admin/exchanges"
            search={{ state: "done" }}
            label={TEXT.out}
            value={TEXT.won(money.out.today)}
            note={<Against {...money.out} />}
          />
        </>
      )}
      {bets && (
        <>
          <Tile to="/admin/bets" label={TEXT.stake} value={TEXT.won(stake)} note={TEXT.bets(sum("bets"))} />
          <Tile
            to="/admin/bets"
            label={TEXT.result}
            value={TEXT.won(result)}
            note={TEXT.holdOf(TEXT.hold(atRisk, result))}
            tone={result < 0 ? "loss" : "plain"}
          />
        </>
      )}
      {exposure && (
        <Tile
          to="/admin/live"
          search={{ sort: "worst" }}
          label={TEXT.open}
          value={TEXT.won(exposure.open.stake)}
          note={TEXT.payout(exposure.open.payout)}
        />
      )}
      {house && (
        <Tile
          to="/admin/audit"
          label={TEXT.left}
          value={TEXT.won(house.left)}
          note={TEXT.owed(house.owed)}
          tone={house.left < 0 ? "loss" : "plain"}
        />
      )}
    </ul>
  );
}

/** The mean of the days before, and by how much today is above it. */
function Against({ today, mean }: { today: number; mean: number }) {
  return (
    <>
      {TEXT.against(mean)} <span className={today >= mean ? "text-rise" : "text-fall"}>{TEXT.change(today, mean)}</span>
    </>
  );
}
