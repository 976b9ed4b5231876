import type { LogEntry } from "./live-run.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

/** What happened, the newest first: the event, from which states to which, and the transitions that took it there. */
export function LogList({ log }: { log: readonly LogEntry[] }) {
  return (
    <ol reversed className="grid gap-px text-xs">
      {log
        .map((entry, index) => (
          <li key={index} data-log={entry.label} className="grid gap-0.5 border-b border-line py-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="w-6 text-right text-2xs text-faint">{index}</span>
              <code className="font-sans font-semibold">{entry.label}</code>
              {TEXT.bySource[entry.source] && (
                <span className="text-2xs text-muted">{TEXT.bySource[entry.source]}</span>
              )}
            </p>
            <p className="pl-8 text-muted">{moveText(entry)}</p>
            <ul className="grid pl-8 text-2xs text-faint">
              {entry.transitions.map((id, place) => (
                <li key={`${id} ${place}`}>{id}</li>
              ))}
              {entry.transitions.length === 0 && entry.source !== "start" && <li>{TEXT.noTransition}</li>}
              {entry.effects.length > 0 && <li className="text-warn">{TEXT.effects(entry.effects.join(", "))}</li>}
            </ul>
          </li>
        ))
        .toReversed()}
    </ol>
  );
}

/** The leaves that were left and entered; those that did not move are not said again. */
function moveText({ from, to }: LogEntry): string {
  const left = from.filter((leaf) => !to.includes(leaf));
  const entered = to.filter((leaf) => !from.includes(leaf));
  if (left.length + entered.length === 0) return to.length > 2 ? `= ${to.length}` : `= ${to.join(", ")}`;
  return `${left.join(", ")} → ${entered.join(", ")}`;
}
