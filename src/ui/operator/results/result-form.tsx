import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import * as v from "valibot";
import type { Answer } from "../../../api/contract/endpoint.ts";
import { giveResult } from "../../../api/contract/operator/fixtures.endpoints.ts";
import type { OperatorFixturePage, ResultRequest } from "../../../api/contract/operator/fixtures.ts";
import { resultPreviewQuery } from "../../../api/queries/operator/operator-fixtures.ts";
import { periodName } from "../../../domain/sports/labels/periods.ts";
import { toldPeriods } from "../../../domain/sports/settlement/told-periods.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { useConfirmHeld } from "../../frame/form/confirm-hold.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { FirstField } from "../first-field.tsx";
import { PreviewBets } from "../preview/preview-bets.tsx";
import { PREVIEW_TEXT } from "../preview/text.ts";
import { FIXTURES_TEXT as TEXT } from "../text.ts";
import { moreRows, partRows, requestOf, type ScoreRequest, type Values } from "./period-rows.ts";

type Fixture = Pick<OperatorFixturePage["items"][number], "id" | "sportId" | "result" | "status" | "score" | "clock">;
const VOID = { void: true } as const;

const isRunning = ({ status }: Pick<Fixture, "status">): boolean => status === "live";
/** Who gives a running fixture its result types a word first: one press more of the same kind is made in haste. */
const Word = v.pipe(
  v.string(TEXT.typeIt),
  v.check((text) => text.trim() === TEXT.runningWord, TEXT.typeIt),
);

const Goals = v.pipe(v.number(TEXT.noScore), v.integer(), v.minValue(0), v.maxValue(999));

/** The final score, and of every other period both scores or none. */
const scoresOf = ({ sportId, status }: Fixture) =>
  v.pipe(
    v.object({
      home: Goals,
      away: Goals,
      // Not among the scores: the request is made of those alone.
      ...Object.fromEntries(isRunning({ status }) ? [["typed", Word as never]] : []),
      ...Object.fromEntries(
        moreRows(sportId).flatMap(({ home, away }) => [home, away].map((name) => [name, v.optional(Goals)])),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: Values = dataset.value;
      for (const { home, away } of moreRows(sportId)) {
        const missing = [home, away].filter((name) => input[name] === undefined);
        const [key = "", other] = missing;
        if (key !== "" && other === undefined)
          addIssue({
            message: TEXT.bothScores,
            path: [{ type: "object", origin: "value", input, key, value: undefined }],
          });
      }
    }),
  );

function valuesOf({ sportId, result }: Fixture): Readonly<Record<string, number | undefined>> {
  const parts = partRows(sportId).flatMap(({ code, home, away }) => [
    [home, result?.periods?.[code]?.home],
    [away, result?.periods?.[code]?.away],
  ]);
  const known = { home: result?.home, away: result?.away, homeHalf: result?.homeHalf, awayHalf: result?.awayHalf };
  const whole = Object.entries(known).map(([name, score]) => [name, score ?? undefined]);
  return Object.fromEntries([...whole, ...parts]);
}

const giveScore = (fixture: Fixture) =>
  commandOf(giveResult, {
    name: `admin.result.score.${fixture.id}`,
    schema: scoresOf(fixture),
    confirms: true,
    input: (values) => ({ params: { id: fixture.id }, body: requestOf(fixture, values) }),
    timeoutMs: 120_000,
  });

const cancelFixture = (fixture: Fixture) =>
  commandOf(giveResult, {
    name: `admin.result.void.${fixture.id}`,
    schema: v.object(Object.fromEntries(isRunning(fixture) ? [["typed", Word]] : [])),
    confirms: true,
    input: () => ({ params: { id: fixture.id }, body: VOID }),
    timeoutMs: 120_000,
  });

export interface ResultFormProps {
  fixture: Fixture;
  onDone: (report: Answer<typeof giveResult>) => void;
}

/** The scores of a fixture by period, or its cancellation. What it settles and pays is shown before it is done. */
export function ResultForm({ fixture, onDone }: ResultFormProps) {
  const { id, sportId, result } = fixture;
  return (
    <div className="mt-2 grid gap-3 rounded-md border border-line bg-raised p-3">
      <FirstField>
        <CommandForm
          key={`score.${id}`}
          command={giveScore(fixture)}
          initial={valuesOf(fixture)}
          submitLabel={result ? TEXT.revise : TEXT.enter}
          renderConfirm={(values) => (
            <>
              <p className="font-bold">{scoreText(sportId, requestOf(fixture, values))}</p>
              <ResultPreview fixtureId={id} result={requestOf(fixture, values)} />
            </>
          )}
          onDone={onDone}
        >
          <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
            <NumberField name="home" label={TEXT.home} />
            <NumberField name="away" label={TEXT.away} />
            {moreRows(sportId).map(({ code, home, away }) => (
              <Fragment key={code}>
                <NumberField name={home} label={TEXT.homeOf(periodName(sportId, code))} />
                <NumberField name={away} label={TEXT.awayOf(periodName(sportId, code))} />
              </Fragment>
            ))}
          </div>
          <p className="text-xs text-muted">{TEXT.leftOut}</p>
          <RunningWarning fixture={fixture} />
        </CommandForm>
      </FirstField>
      <CommandForm
        key={`void.${id}`}
        command={cancelFixture(fixture)}
        submitLabel={TEXT.void}
        look="danger"
        renderConfirm={() => (
          <>
            <p className="font-bold text-warn">{TEXT.askVoid}</p>
            <ResultPreview fixtureId={id} result={VOID} />
          </>
        )}
        onDone={onDone}
      >
        <RunningWarning fixture={fixture} />
      </CommandForm>
    </div>
  );
}

/** What stands now, and the word that is to be typed; nothing for a fixture that does not run. */
function RunningWarning({ fixture }: { fixture: Fixture }) {
  if (!isRunning(fixture)) return null;
  const { clock, score } = fixture;
  const now = [clock, score && TEXT.score(score.home, score.away, null, null)].filter((part) => part).join(" ");
  return (
    <div className="grid gap-2 rounded-md border border-warn bg-warn-soft p-2">
      <p role="alert" className="text-sm font-bold text-warn">
        {TEXT.running(now)}
      </p>
      <Field name="typed" label={TEXT.typed} hint={TEXT.typedHint} autoComplete="off" />
    </div>
  );
}

/** "78 : 70 (전반 40 : 31) · 1쿼터 20 : 15". */
function scoreText(sportId: string, { home, away, homeHalf, awayHalf, periods = {} }: ScoreRequest): string {
  const parts = toldPeriods(sportId).flatMap((code) => {
    const goals = periods[code];
    return goals ? [`${periodName(sportId, code)} ${goals.home} : ${goals.away}`] : [];
  });
  return [TEXT.score(home, away, homeHalf, awayHalf), ...parts].join(" · ");
}

/** What the result would settle, pay and take back. */
export function ResultPreview({ fixtureId, result }: { fixtureId: string; result: ResultRequest }) {
  const { api } = useApp();
  const query = useQuery(resultPreviewQuery(api, fixtureId, result));
  useConfirmHeld(query.isPending);
  return (
    <QueryView query={query} lines={1} lineClassName="h-6">
      {({ betsSettled, betsCorrected, paid, takenBack, items }) => (
        <div className="grid grid-cols-1 gap-2">
          <p className="tabular-nums">{PREVIEW_TEXT.sums(betsSettled + betsCorrected, paid, takenBack)}</p>
          <PreviewBets items={items} count={betsSettled + betsCorrected} />
        </div>
      )}
    </QueryView>
  );
}
