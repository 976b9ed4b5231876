import type { AnyMachineSnapshot } from "xstate";
import { leavesOf } from "../../paths/lib/chart.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { plainText } from "./plain-text.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

/** Where a machine stands, with what a person sees there, and what it holds. */
export function SnapshotView({ model, snapshot }: { model: PathModel; snapshot: AnyMachineSnapshot }) {
  const tags = [...snapshot.tags];
  return (
    <dl className="grid gap-2 text-xs [&_dt]:mb-0.5 [&_dt]:text-2xs [&_dt]:font-semibold [&_dt]:text-faint">
      <div>
        <dt>{TEXT.value}</dt>
        {leavesOf(snapshot).map((leaf) => (
          <dd key={leaf} data-leaf={leaf}>
            <code className="font-sans font-semibold">{leaf}</code>{" "}
            <span className="text-muted">{model.states[leaf]?.sees}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt>{TEXT.tags}</dt>
        <dd>{tags.length > 0 ? tags.join(", ") : TEXT.none}</dd>
      </div>
      <div>
        <dt>{TEXT.context}</dt>
        <dd>
          <pre className="rounded-md bg-sunken p-2 font-sans text-2xs break-all whitespace-pre-wrap">
            {plainText(snapshot.context)}
          </pre>
        </dd>
      </div>
    </dl>
  );
}
