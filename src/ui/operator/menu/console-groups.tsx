import { Link, useLocation } from "@tanstack/react-router";
import { useId } from "react";
import { sectionOf } from "../../../domain/frame/pages/sections.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { OPERATOR_TEXT as TEXT } from "../text.ts";
import type { ConsoleGroup, ConsoleRow } from "./use-console-groups.ts";
import { useClosedGroups } from "./use-closed-groups.ts";

export interface ConsoleGroupsProps {
  groups: readonly ConsoleGroup[];
  onFollow?: () => void;
}

/** The sections by group. A folded group shows the section that is open, and how much waits in all of it. */
export function ConsoleGroups({ groups, onFollow }: ConsoleGroupsProps) {
  const path = useLocation({ select: ({ pathname }) => sectionOf(pathname)?.path ?? pathname });
  const [closed, toggle] = useClosedGroups();
  return groups.map((group) => (
    <Group
      key={group.name}
      group={group}
      path={path}
      isOpen={!closed.has(group.name)}
      onToggle={() => toggle(group.name)}
      {...(onFollow && { onFollow })}
    />
  ));
}

interface GroupProps {
  group: ConsoleGroup;
  path: string;
  isOpen: boolean;
  onToggle: () => void;
  onFollow?: () => void;
}

function Group({ group: { name, rows, waiting }, path, isOpen, onToggle, onFollow }: GroupProps) {
  const id = useId();
  const shown = isOpen ? rows : rows.filter(({ path: to }) => to === path);
  return (
    <div data-state={isOpen ? "open" : "closed"}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex h-8 w-full items-center gap-1 rounded-sm px-2 text-xs font-bold text-faint hover:bg-hover hover:text-ink"
        >
          <Icon name="down" size={12} className={classNames("shrink-0", !isOpen && "-rotate-90")} />
          {name}
          {!isOpen && <Count waiting={waiting} />}
        </button>
      </h2>
      <ul id={id}>
        {shown.map((row) => (
          <li key={row.path}>
            <SectionLink row={row} isCurrent={row.path === path} {...(onFollow && { onFollow })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SectionLink({ row, isCurrent, onFollow }: { row: ConsoleRow; isCurrent: boolean; onFollow?: () => void }) {
  return (
    <Link
      to={row.path}
      search={{}}
      onClick={onFollow}
      className={classNames(
        "flex h-9 items-center rounded-sm pr-2 pl-6 text-sm desktop:h-8",
        isCurrent ? "bg-accent-soft font-semibold text-ink" : "text-muted hover:bg-hover hover:text-ink",
      )}
    >
      <span className="min-w-0 truncate">{row.title}</span>
      <Count waiting={row.waiting} />
    </Link>
  );
}

function Count({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-accent px-1.5 text-xs leading-4.5 font-bold text-on-accent tabular-nums">
      <span className="sr-only">{TEXT.waiting}</span>
      {waiting}
    </span>
  );
}
