import { chartModel } from "../chart/chart-model.ts";
import { Chart } from "../chart/chart.tsx";
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "./registry.ts";
import { formatDateTime } from "../../src/domain/common/format.ts";
import { coverageOf, LAST_COVERAGE } from "./coverage.ts";
import { effectFacts, eventFacts, guardFacts, stateFacts } from "./facts.ts";
import { FactTable, Lines } from "./fact-table.tsx";
import { storyHref } from "./links.ts";
import { ATLAS_TEXT as TEXT } from "./text.ts";

const LINK = "text-sm font-semibold text-accent underline underline-offset-2";

/** One machine of the atlas: everything that its chart, its words and its test model say. */
export function AtlasPage({ machine: folder }: { machine: string }) {
  const { machine, words } = machineOf(PATH_MODELS[folder] ?? []);
  const { states, arrows } = chartModel(machine);
  const inner = states.flatMap((state) => state.inner.map((line) => ({ from: state.id, to: null, line })));
  const outer = arrows.flatMap(({ from, to, lines }) => lines.map((line) => ({ from, to, line })));
  return (
    <article className="mx-auto grid max-w-[1240px] gap-6 p-4" data-atlas={folder}>
      <header className="grid gap-1">
        <nav className="flex gap-4">
          <a className={LINK} target="_top" href={storyHref("atlas", "index")}>
            {TEXT.toIndex}
          </a>
          <a className={LINK} target="_top" href={storyHref("live", folder)}>
            {TEXT.live}
          </a>
        </nav>
        <h1 className="text-xl font-bold">{folder}</h1>
        <p className="text-sm text-muted">{words.purpose}</p>
      </header>
      <section className="min-w-0">
        <h2 className="mb-1.5 text-base font-semibold">{TEXT.chart}</h2>
        <Chart machine={machine} least={0.6} />
      </section>
      <Coverage folder={folder} />
      <FactTable
        title={TEXT.states}
        heads={[TEXT.name, TEXT.sees, TEXT.tags]}
        rows={stateFacts(folder).map(({ name, sees, tags }) => [name, sees, tags])}
      />
      <FactTable
        title={TEXT.events}
        heads={[TEXT.name, TEXT.happens, TEXT.cases]}
        rows={eventFacts(folder).map(({ name, happens, cases }) => [name, happens, cases])}
      />
      <FactTable
        title={TEXT.guards}
        heads={[TEXT.name, TEXT.where]}
        rows={guardFacts(folder).map(({ name, where }) => [name, <Lines key="where" of={where} />])}
      />
      <FactTable
        title={TEXT.effects}
        heads={[TEXT.name, TEXT.where]}
        rows={effectFacts(folder).map(({ name, where }) => [name, <Lines key="where" of={where} />])}
      />
      <FactTable
        title={TEXT.transitions}
        heads={[TEXT.by, TEXT.guard, TEXT.from, TEXT.to]}
        rows={[...outer, ...inner].map(({ from, to, line }) => [
          line.event,
          line.guard ?? "",
          from || folder,
          to === null ? TEXT.stays : to || folder,
        ])}
      />
    </article>
  );
}

function Coverage({ folder }: { folder: string }) {
  const row = coverageOf(folder);
  if (!row || !LAST_COVERAGE)
    return <FactTable title={TEXT.coverage} heads={[TEXT.kind]} rows={[[TEXT.notMeasured]]} />;
  const counts = [
    [TEXT.states, row.states],
    [TEXT.transitions, row.transitions],
    [TEXT.guards, row.guards],
    [TEXT.pairs, row.pairs],
  ] as const;
  const isWalked = counts.some(([, { browser }]) => browser !== null);
  const isWhole = counts.every(([, { total, infeasible, browser }]) => browser === total - infeasible);
  return (
    <FactTable
      title={TEXT.coverage}
      note={[
        `${TEXT.measuredAt(formatDateTime(LAST_COVERAGE.measuredAt))}.`,
        ...(isWhole ? [] : [isWalked ? TEXT.leftOut : TEXT.notWalked]),
      ].join(" ")}
      heads={[TEXT.kind, TEXT.feasible, TEXT.headless, TEXT.browser]}
      rows={counts.map(([name, { total, infeasible, headless, browser }]) => {
        const feasible = total - infeasible;
        return [
          name,
          infeasible > 0 ? `${feasible} (${TEXT.infeasible} ${infeasible})` : feasible,
          headless,
          browser ?? TEXT.notRun,
        ];
      })}
    />
  );
}
