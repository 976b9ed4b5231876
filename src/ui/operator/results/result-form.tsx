import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { ResultReport, type AdminFixturePage, type ResultRequest } from "../../../api/contract/fixtures.ts";
import { previewResult } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { PreviewBets } from "../preview/preview-bets.tsx";
import { PREVIEW_TEXT } from "../preview/text.ts";
import { FIXTURES_TEXT as TEXT } from "../text.ts";

type AdminFixture = AdminFixturePage["items"][number];

const SCORES = ["home", "away", "homeHalf", "awayHalf"] as const;
const Goals = v.pipe(v.number(TEXT.noScore), v.integer(), v.minValue(0), v.maxValue(999));
const Scores = v.object({ home: Goals, away: Goals, homeHalf: Goals, awayHalf: Goals });

const command = <Schema extends typeof Scores | v.ObjectSchema<{}, undefined>>(
  id: string,
  kind: "score" | "void",
  schema: Schema,
  bodyOf: (values: v.InferOutput<Schema>) => ResultRequest,
) =>
  defineCommand({
    name: `admin.result.${kind}.${id}`,
    schema,
    confirms: true,
    request: (values) => ({
      method: "POST",
      path: `admin/fixtures/${encodeURIComponent(id)}/result`,
      body: bodyOf(values),
    }),
    answer: ResultReport,
    timeoutMs: 120_000,
  });

export interface ResultFormProps {
  fixture: Pick<AdminFixture, "id" | "result">;
  onDone: (report: v.InferOutput<typeof ResultReport>) => void;
}

/** The four scores of a fixture, or its cancellation. What it settles and pays is shown before it is done. */
export function ResultForm({ fixture: { id, result }, onDone }: ResultFormProps) {
  const scores = SCORES.map((name) => [name, result?.[name] ?? undefined] as const);
  return (
    <div className="mt-2 grid gap-3 rounded-md border border-line bg-raised p-3">
      <CommandForm
        key={`score.${id}`}
        command={command(id, "score", Scores, (values) => values)}
        initial={Object.fromEntries(scores)}
        submitLabel={result ? TEXT.revise : TEXT.enter}
        renderConfirm={(values) => (
          <>
            <p className="font-bold">{TEXT.score(values.home, values.away, values.homeHalf, values.awayHalf)}</p>
            <ResultPreview fixtureId={id} result={values} />
          </>
        )}
        onDone={onDone}
      >
        <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
          {SCORES.map((name) => (
            <NumberField key={name} name={name} label={TEXT[name]} />
          ))}
        </div>
      </CommandForm>
      <CommandForm
        key={`void.${id}`}
        command={command(id, "void", v.object({}), () => ({ void: true }))}
        submitLabel={TEXT.void}
        renderConfirm={() => (
          <>
            <p className="font-bold text-warn">{TEXT.askVoid}</p>
            <ResultPreview fixtureId={id} result={{ void: true }} />
          </>
        )}
        onDone={onDone}
      >
        {null}
      </CommandForm>
    </div>
  );
}

/** What the result would settle, pay and take back. */
export function ResultPreview({ fixtureId, result }: { fixtureId: string; result: ResultRequest }) {
  const { api } = useApp();
  const query = useQuery(previewResult(api, fixtureId, result));
  return (
    <QueryView query={query} isEmpty={() => false} lines={1} lineClassName="h-6">
      {({ betsSettled, betsCorrected, paid, takenBack, items }) => (
        <div className="grid grid-cols-1 gap-2">
          <p className="tabular-nums">{PREVIEW_TEXT.sums(betsSettled + betsCorrected, paid, takenBack)}</p>
          <PreviewBets items={items} count={betsSettled + betsCorrected} />
        </div>
      )}
    </QueryView>
  );
}
