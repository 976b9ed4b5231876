import { useState } from "react";
import * as v from "valibot";
import type { ChildMachine } from "../../src/ui/chart/drawing.ts";
import { Button } from "../../src/ui/primitives/button.tsx";
import { Chart } from "../chart/chart.tsx";
import { ComparedChart, comparedHere } from "./atlas-page-compared.tsx";
import { PlayedChart } from "./atlas-page-path.tsx";
import { chartOf, folderOf } from "./charts.ts";
import { ComparedFile, type Compared } from "./compared.ts";
import { FOLDED_AT_START } from "./folded-at-start.ts";
import { askedCase } from "./links.ts";
import { DisputeFile, pathsOfDispute, type PlayedPath } from "./played-path.ts";
import { ATLAS_TEXT as TEXT } from "./text.ts";
import { useCasePaths } from "./use-case-paths.ts";

export interface AtlasChartProps {
  machine: string;
  onOpen: (folder: string) => void;
}

const SELECT = "h-7 min-w-0 max-w-160 flex-1 basis-60 rounded-md border border-edge bg-field px-2 text-xs text-ink";

/** What a file holds, of those that the atlas shows. */
function readFile(text: string): { paths: readonly PlayedPath[] } | { compared: Compared } | null {
  try {
    const json: unknown = JSON.parse(text);
    const dispute = v.safeParse(DisputeFile, json);
    if (dispute.success) return { paths: pathsOfDispute(dispute.output) };
    const compared = v.safeParse(ComparedFile, json);
    return compared.success ? { compared: compared.output } : null;
  } catch {
    return null;
  }
}

/** The chart of a machine, with a case or a dispute that is played in it, or an older version that is compared with it. */
export function AtlasChart({ machine: folder, onOpen }: AtlasChartProps) {
  const [asked] = useState(askedCase);
  const [wantsCases, setWantsCases] = useState(asked !== null);
  const cases = useCasePaths(folder, wantsCases);
  const [recorded, setRecorded] = useState<readonly PlayedPath[]>([]);
  const [chosen, setChosen] = useState(asked ?? "");
  const [compared, setCompared] = useState<Compared | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const paths = [...recorded, ...(Array.isArray(cases) ? (cases as readonly PlayedPath[]) : [])];
  const path = paths.find(({ id }) => id === chosen) ?? null;
  const kept = comparedHere(folder);
  const open = (child: ChildMachine): void => onOpen(folderOf(child.machine) ?? folder);
  const canOpen = (child: ChildMachine): boolean => folderOf(child.machine) !== null;

  const take = async (file: File): Promise<void> => {
    const found = readFile(await file.text());
    setProblem(null);
    if (!found) return setProblem(TEXT.unreadableFile(file.name));
    const named = "paths" in found ? found.paths.map(({ machine }) => machine) : [found.compared.machine];
    if (!named.includes(folder)) return setProblem(TEXT.otherMachine(file.name, [...new Set(named)].join(", ")));
    if ("compared" in found) return setCompared(found.compared);
    const own = found.paths.filter(({ machine }) => machine === folder);
    setRecorded(own);
    setChosen(own[0]?.id ?? "");
    setCompared(null);
  };

  return (
    <section className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-1.5">
        {!wantsCases && (
          <Button size="sm" onClick={() => setWantsCases(true)}>
            {TEXT.showCases}
          </Button>
        )}
        {wantsCases && cases === null && <output className="text-xs text-muted">{TEXT.finding}</output>}
        {cases instanceof Error && <output className="text-xs text-danger">{TEXT.notFound(cases.message)}</output>}
        {Array.isArray(cases) && paths.length === 0 && <output className="text-xs text-muted">{TEXT.noCases}</output>}
        {paths.length > 0 && (
          <select
            aria-label={TEXT.choose}
            value={path?.id ?? ""}
            onChange={(event) => {
              setChosen(event.target.value);
              setCompared(null);
            }}
            className={SELECT}
          >
            <option value="">{TEXT.choosePath(paths.length)}</option>
            {paths.map(({ id, title, isOfCases }) => (
              <option key={id} value={id}>
                {isOfCases ? `${id} ${title}` : title}
              </option>
            ))}
          </select>
        )}
        <label className="inline-flex h-7 cursor-pointer items-center rounded-md border border-edge bg-raised px-2.5 text-xs font-semibold hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus">
          {TEXT.openFile}
          <input
            type="file"
            accept=".json,application/json"
            aria-label={`${TEXT.openFile}: ${TEXT.openFileHint}`}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = "";
              if (file) void take(file);
            }}
          />
        </label>
        {kept && !compared && (
          <Button size="sm" onClick={() => void kept().then(setCompared)}>
            {TEXT.showCompared}
          </Button>
        )}
        {(path ?? compared) && (
          <Button
            size="sm"
            onClick={() => {
              setChosen("");
              setCompared(null);
            }}
          >
            {TEXT.close}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
          {problem}
        </p>
      )}
      {/* The buttons of the size stand over the chart's corner. */}
      <h2 className="mt-1 text-base leading-7 font-semibold">{compared ? TEXT.compared : TEXT.chart}</h2>
      {compared ? (
        <ComparedChart compared={compared} />
      ) : path ? (
        <PlayedChart key={path.id} path={path} onOpen={open} canOpen={canOpen} />
      ) : (
        <Chart
          key={folder}
          model={chartOf(folder)}
          foldedAtStart={FOLDED_AT_START[folder]}
          isWide
          onOpen={open}
          canOpen={canOpen}
        />
      )}
    </section>
  );
}
