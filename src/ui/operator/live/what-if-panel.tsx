import { useQuery } from "@tanstack/react-query";
import { type FormEvent, Fragment, useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { whatIf } from "../../../api/contract/operator/live.endpoints.ts";
import type { LiveFixtureDetail } from "../../../api/contract/operator/live.ts";
import type { WhatIf, WhatIfRequest } from "../../../api/contract/operator/what-if.ts";
import { addComma } from "../../../domain/common/price.ts";
import { marketTitleOfPhase } from "../../../domain/sports/labels/market-phases.ts";
import { periodName } from "../../../domain/sports/labels/periods.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { marketLine, ownLine, selectionLabel } from "../../sports/display-name.ts";
import { moreRows, requestOf } from "../results/period-rows.ts";
import { FIXTURES_TEXT } from "../text.ts";
import { Net } from "./market-exposure.tsx";
import { WHAT_IF_TEXT as TEXT } from "./what-if-text.ts";
import "../../primitives/scroll-edges.css";

const MOST_DIGITS = 3;
type Fields = Readonly<Record<string, string>>;

/** The fields as numbers; an empty one is left out. */
const numbersOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text === "" ? undefined : Number(text)]));

/** The first field that lacks its score: the final score is asked for, and of each other period both or none. */
function missingIn(sportId: string, fields: Fields): { name: string; message: string } | null {
  const isEmpty = (name: string) => (fields[name] ?? "") === "";
  for (const name of ["home", "away"]) if (isEmpty(name)) return { name, message: FIXTURES_TEXT.noScore };
  for (const { home, away } of moreRows(sportId))
    if (isEmpty(home) !== isEmpty(away))
      return { name: isEmpty(home) ? home : away, message: FIXTURES_TEXT.bothScores };
  return null;
}

/** A score is typed, and the ladder of the fixture's liabilities is shown as it would be. */
export function WhatIfPanel({ fixture }: { fixture: LiveFixtureDetail }) {
  const { sportId, score } = fixture;
  const [fields, setFields] = useState<Fields>({
    home: String(score?.home ?? ""),
    away: String(score?.away ?? ""),
  });
  const [missing, setMissing] = useState<ReturnType<typeof missingIn>>(null);
  const [asked, setAsked] = useState<WhatIfRequest | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = missingIn(sportId, fields);
    setMissing(found);
    if (found) return;
    const numbers = { home: 0, away: 0, ...numbersOf(fields) };
    setAsked(requestOf({ sportId, result: null }, numbers));
  };
  const fieldOf = (name: string, label: string) => (
    <TextField
      label={label}
      value={fields[name] ?? ""}
      error={missing?.name === name ? missing.message : undefined}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => setFields({ ...fields, [name]: target.value.replace(/\D/g, "").slice(0, MOST_DIGITS) })}
    />
  );
  return (
    <section
      aria-label={TEXT.title}
      className="grid grid-cols-1 gap-2 rounded-md border border-line bg-surface p-3 text-sm"
    >
      <h2 className="font-semibold">{TEXT.title}</h2>
      <p className="text-xs text-faint">{TEXT.hint}</p>
      <form className="grid gap-2" onSubmit={submit} noValidate>
        <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
          {fieldOf("home", FIXTURES_TEXT.home)}
          {fieldOf("away", FIXTURES_TEXT.away)}
          {moreRows(sportId).map(({ code, home, away }) => (
            <Fragment key={code}>
              {fieldOf(home, FIXTURES_TEXT.homeOf(periodName(sportId, code)))}
              {fieldOf(away, FIXTURES_TEXT.awayOf(periodName(sportId, code)))}
            </Fragment>
          ))}
        </div>
        <Button look="primary" type="submit" className="justify-self-end">
          {TEXT.ask}
        </Button>
      </form>
      {asked && <Ladder fixture={fixture} asked={asked} />}
    </section>
  );
}

const HEADS = [TEXT.market, TEXT.winner, TEXT.bets, TEXT.stake, TEXT.paid, TEXT.net];

function Ladder({ fixture, asked }: { fixture: LiveFixtureDetail; asked: WhatIfRequest }) {
  const { api } = useApp();
  const { queryKey, queryFn } = queryOf(api, whatIf, { params: { id: fixture.id }, body: asked });
  // Bets come in meanwhile: it is asked for anew each time.
  const query = useQuery({ queryKey: [...queryKey, asked], queryFn, staleTime: 0, gcTime: 0 });
  return (
    <QueryView query={query} isEmpty={({ bets }) => bets === 0} empty={<EmptyState title={TEXT.noBets} />} lines={3}>
      {({ bets, stake, paid, net, multi, winners, markets }) => (
        <div className="grid grid-cols-1 gap-2">
          <p className="text-base font-bold tabular-nums">
            {TEXT.total} <Net won={net} />
          </p>
          <p className="text-xs text-muted tabular-nums">{TEXT.sums(bets, stake, paid)}</p>
          {multi.bets > 0 && (
            <p className="text-xs text-muted tabular-nums">{TEXT.multi(multi.bets, multi.stake, multi.paid)}</p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
          <section aria-label={TEXT.ladder} tabIndex={0} className="scroll-edges overflow-x-auto">
            <table className="w-full whitespace-nowrap">
              <thead>
                <tr className="text-right text-xs text-muted">
                  {HEADS.map((head, i) => (
                    <th key={head} scope="col" className={classNames("px-3 py-1", i < 2 && "text-left")}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {markets.map((one) => (
                  <Rung key={one.id} fixture={fixture} market={one} winners={winners} />
                ))}
              </tbody>
            </table>
          </section>
          <p className="text-xs text-faint">{TEXT.ladderHint}</p>
        </div>
      )}
    </QueryView>
  );
}

interface RungProps {
  fixture: LiveFixtureDetail;
  market: WhatIf["markets"][number];
  winners: readonly string[];
}

function Rung({ fixture, market: { id, bets, stake, paid, net }, winners }: RungProps) {
  const { title, wins } = namesIn(fixture, id, winners);
  return (
    <tr data-market={id} className="border-t border-line text-right tabular-nums">
      <th scope="row" className="px-3 py-1 text-left font-normal">
        {title}
      </th>
      <td className="px-3 py-1 text-left">{wins}</td>
      <td className="px-3 py-1">{TEXT.count(bets)}</td>
      <td className="px-3 py-1">{addComma(stake)}</td>
      <td className="px-3 py-1">{addComma(paid)}</td>
      <td className="px-3 py-1">
        <Net won={net} />
      </td>
    </tr>
  );
}

/** The market and the outcomes of it that win, as operators read them. */
function namesIn(fixture: LiveFixtureDetail, marketId: string, winners: readonly string[]) {
  const market = fixture.markets.find(({ id }) => id === marketId);
  if (!market) return { title: marketId, wins: TEXT.none };
  const wins = market.selections
    .filter(({ id }) => winners.includes(id))
    .map((one) => `${selectionLabel(fixture, one)} ${ownLine(market, one)}`.trim());
  return {
    title: `${marketTitleOfPhase(fixture.sportId, market)} ${marketLine(market)}`.trim(),
    wins: wins.length > 0 ? wins.join(", ") : TEXT.none,
  };
}
