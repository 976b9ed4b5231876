import { useRef, useState } from "react";
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "./registry.ts";
import { AtlasChart } from "./atlas-page-chart.tsx";
import { chartOf } from "./charts.ts";
import { formatDateTime } from "../../src/domain/common/format.ts";
import { coverageOf, LAST_COVERAGE } from "./coverage.ts";
import { effectFacts, eventFacts, guardFacts, stateFacts } from "./facts.ts";
import { FactTable, Lines } from "./fact-table.tsx";
import { storyHref } from "./links.ts";
import { ATLAS_TEXT as TEXT } from "./text.ts";

const LINK = "text-sm font-semibold text-accent underline underline-offset-2";

/** One machine of the atlas: everything that its chart, its words and its test model say. */
export function AtlasPage({ machine }: { machine: string }) {
  const [way, setWay] = useState<readonly string[]>([machine]);
  const heading = useRef<HTMLHeadingElement>(null);
  const folder = way.at(-1) ?? machine;
  const { words } = machineOf(PATH_MODELS[folder] ?? []);
  const { states, arrows } = chartOf(folder);
  const inner = states.flatMap((state) => state.inner.map((line) => ({ from: state.id, to: null, line })));
  const outer = arrows.flatMap(({ from, to, lines }) => lines.map((line) => ({ from, to, line })));
  const go = (next: readonly string[]): void => {
    setWay(next);
    heading.current?.focus();
  };
  return (
    <article className="mx-auto grid max-w-[1600px] grid-cols-1 gap-6 p-4" data-atlas={folder}>
      <header className="grid gap-1">
        <nav aria-label={TEXT.toIndex} className="flex gap-4">
          <a className={LINK} target="_top" href={storyHref("atlas", "index")}>
            {TEXT.toIndex}
          </a>
          <a className={LINK} target="_top" href={storyHref("live", folder)}>
            {TEXT.live}
          </a>
        </nav>
        {way.length > 1 && (
          <nav aria-label={TEXT.way}>
            <ol className="flex flex-wrap items-center gap-1.5 text-sm">
              {way.map((one, place) => (
                <li key={place} className="flex items-center gap-1.5">
                  {place > 0 && <span aria-hidden>›</span>}
                  {place === way.length - 1 ? (
                    <span aria-current="page" className="font-semibold">
                      {one}
                    </span>
                  ) : (
                    <button type="button" className={LINK} onClick={() => go(way.slice(0, place + 1))}>
                      {one}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1 ref={heading} tabIndex={-1} className="text-xl font-bold">
          {folder}
        </h1>
        <p className="text-sm text-muted">{words.purpose}</p>
      </header>
      <AtlasChart key={way.join(" ")} machine={folder} onOpen={(child) => go([...way, child])} />
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
