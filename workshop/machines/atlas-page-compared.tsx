import * as v from "valibot";
import { Chart } from "../chart/chart.tsx";
import { caseText, ComparedFile, differenceText, signed, type Compared } from "./compared.ts";
import { FactTable } from "./fact-table.tsx";
import { COMPARED_TEXT as TEXT } from "./text.ts";

const written: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob("../../reports/compare/*.json", {
  import: "default",
});

/** Reads what `npm run paths -- compare` wrote last of a machine, null where it cannot be read; null: nothing was written. */
export function comparedHere(folder: string): (() => Promise<Compared | null>) | null {
  const read = written[`../../reports/compare/${folder}.json`];
  if (!read) return null;
  return async () => {
    const file = v.safeParse(ComparedFile, await read());
    return file.success ? file.output : null;
  };
}

/** Both versions in one chart, and what changed in words. */
export function ComparedChart({ compared }: { compared: Compared }) {
  const { chart, old, young, differences, cases, casesProblem } = compared;
  const kinds = (["state", "transition", "guard", "action", "delay"] as const).filter((kind) =>
    differences.some((one) => one.kind === kind),
  );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Chart model={chart} />
      <p className="text-xs text-muted">
        {TEXT.versions(old, young)} · {TEXT.legend}
      </p>
      {kinds.length === 0 && <p className="text-sm text-muted">{TEXT.same}</p>}
      {kinds.map((kind) => (
        <FactTable
          key={kind}
          title={TEXT.kinds[kind]}
          heads={[TEXT.what, TEXT.how]}
          rows={differences
            .filter((one) => one.kind === kind)
            .map((one) => [signed(one, one.id || chart.machine), differenceText(one)])}
        />
      ))}
      {casesProblem === null ? (
        <FactTable
          title={TEXT.cases}
          heads={[TEXT.what, TEXT.how]}
          rows={cases.map((one) => [signed(one, `${one.id} ${one.title}`), caseText(one)])}
        />
      ) : (
        <p className="text-sm text-warn">{TEXT.casesUnknown(casesProblem)}</p>
      )}
    </div>
  );
}
