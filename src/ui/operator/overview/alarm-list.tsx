import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { OverviewAlarm } from "../../../api/contract/operator/overview.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { classNames } from "../../primitives/class-names.ts";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";

const SERIOUS: ReadonlySet<OverviewAlarm["kind"]> = new Set(["books", "log", "owed", "feed", "stopped"]);

function textOf(alarm: OverviewAlarm): string {
  switch (alarm.kind) {
    case "books":
    case "log":
      return TEXT.alarm[alarm.kind](alarm);
    case "unchecked":
      return TEXT.alarm.unchecked({ since: alarm.since && formatShortDateTime(alarm.since) });
    case "feed":
      return TEXT.alarm.feed({ name: alarm.name, since: formatShortDateTime(alarm.since) });
    case "stopped":
      return TEXT.alarm.stopped({ since: formatShortDateTime(alarm.since) });
    case "owed":
      return TEXT.alarm.owed(alarm);
    case "exposed":
      return TEXT.alarm.exposed(alarm);
    case "disk":
      return TEXT.alarm.disk(alarm);
  }
}

/** The section that says more; the disk has none. */
function Place({ kind, children }: { kind: OverviewAlarm["kind"]; children: ReactNode }) {
  const className = "block hover:underline";
  if (kind === "disk") return children;
  if (kind === "feed" || kind === "stopped")
    return (
      <Link to="/admin/live" search={{ view: "holds" }} className={className}>
        {children}
      </Link>
    );
  if (kind === "exposed")
    return (
      <Link to="/admin/live" search={{ sort: "worst" }} className={className}>
        {children}
      </Link>
    );
  return (
    <Link to="/admin/audit" search={{}} className={className}>
      {children}
    </Link>
  );
}

/** What needs somebody at once, the serious ones in red; said to a screen reader as it comes. */
export function AlarmList({ alarms }: { alarms: readonly OverviewAlarm[] }) {
  const isSerious = ({ kind, ...rest }: OverviewAlarm) => SERIOUS.has(kind) || ("isFull" in rest && rest.isFull);
  return (
    <section aria-label={TEXT.alarms} aria-live="polite" data-state={alarms.length === 0 ? "quiet" : "alarming"}>
      {alarms.length === 0 ? (
        <p className="text-xs text-muted">{TEXT.noAlarms}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-1">
          {alarms.map((alarm) => (
            <li
              key={"name" in alarm ? `${alarm.kind} ${alarm.name}` : alarm.kind}
              className={classNames(
                "rounded-md border px-3 py-2 text-sm font-semibold",
                isSerious(alarm) ? "border-danger bg-danger-soft text-danger" : "border-warn bg-warn-soft text-warn",
              )}
            >
              <Place kind={alarm.kind}>{textOf(alarm)}</Place>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
