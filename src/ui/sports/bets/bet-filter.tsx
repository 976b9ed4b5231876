import { Link, useNavigate } from "@tanstack/react-router";
import { gameTypeName, SETTLEMENT_NAMES } from "../../../domain/labels/settlement.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { parseBetsSearch, type BetsSearch } from "./bets-search.ts";
import { BETS_TEXT, GAME_TYPES, STATUS_ORDER } from "./text.ts";

/** Which bets are listed; all of it stands in the address. */
export function BetFilter({ search }: { search: BetsSearch }) {
  return (
    <div className="mb-3 grid gap-2">
      <GameTabs search={search} />
      <SpanForm key={JSON.stringify(search)} search={search} />
    </div>
  );
}

function GameTabs({ search }: { search: BetsSearch }) {
  const { gameType: _gameType, page: _page, ...rest } = search;
  return (
    <nav aria-label={BETS_TEXT.games} className="overflow-x-auto">
      <ul className="flex w-max gap-1">
        {[undefined, ...GAME_TYPES].map((gameType) => {
          const isCurrent = gameType === search.gameType;
          return (
            <li key={gameType ?? "all"}>
              <Link
                to="/bet_result"
                search={{ ...rest, ...(gameType !== undefined && { gameType }) }}
                aria-current={isCurrent ? "true" : undefined}
                className={classNames(
                  "flex h-9 items-center rounded-md border px-3 text-sm",
                  isCurrent
                    ? "border-accent bg-accent-soft font-bold"
                    : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
                )}
              >
                {gameType === undefined ? BETS_TEXT.all : gameTypeName(gameType)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const field = "h-9 min-w-0 rounded-md border border-edge bg-field px-2 text-sm";

function SpanForm({ search }: { search: BetsSearch }) {
  const navigate = useNavigate();
  const apply = (form: FormData) => {
    const wanted = Object.fromEntries([...form].filter(([, value]) => value !== ""));
    void navigate({ to: "/bet_result", search: parseBetsSearch({ ...wanted, gameType: search.gameType }) });
  };
  return (
    <form
      action={apply}
      className="grid grid-cols-2 items-end gap-2 rounded-lg border border-line bg-surface p-2 tablet:flex tablet:flex-wrap"
    >
      <label className="grid gap-0.5 text-xs text-muted">
        {BETS_TEXT.status}
        <select name="status" defaultValue={search.status ?? ""} className={`${field} text-ink`}>
          <option value="">{BETS_TEXT.all}</option>
          {STATUS_ORDER.map((status) => (
            <option key={status} value={status}>
              {SETTLEMENT_NAMES[status]}
            </option>
          ))}
        </select>
      </label>
      <span className="tablet:hidden" />
      <label className="grid gap-0.5 text-xs text-muted">
        {BETS_TEXT.from}
        <input type="date" name="from" defaultValue={search.from} max="2999-12-31" className={`${field} text-ink`} />
      </label>
      <label className="grid gap-0.5 text-xs text-muted">
        {BETS_TEXT.to}
        <input type="date" name="to" defaultValue={search.to} max="2999-12-31" className={`${field} text-ink`} />
      </label>
      <Button type="submit" look="primary">
        {BETS_TEXT.search}
      </Button>
      <Link
        to="/bet_result"
        search={{}}
        className="grid h-9 place-items-center rounded-md px-3 text-sm text-muted hover:bg-hover hover:text-ink"
      >
        {BETS_TEXT.reset}
      </Link>
    </form>
  );
}
