import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SectionPath } from "../../../domain/frame/pages/sections.ts";
import { classNames } from "../../primitives/class-names.ts";

export interface TileProps {
  to: SectionPath;
  /** The filter of the section that shows what the figure counts. */
  search?: Readonly<Record<string, string>>;
  label: string;
  value: string;
  /** What it is compared with. */
  note?: ReactNode;
  tone?: "plain" | "loss" | "waiting";
}

const TONES = { plain: "", loss: "text-danger", waiting: "text-accent" } as const;

/** One figure; a press opens the section that lists what it counts. */
export function Tile({ to, search = {}, label, value, note, tone = "plain" }: TileProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        search={search as never}
        className="grid h-full content-start gap-0.5 rounded-lg border border-line bg-surface px-3 py-2 hover:bg-hover"
      >
        <span className="truncate text-xs text-muted">{label}</span>
        <span className={classNames("truncate text-lg font-bold tabular-nums", TONES[tone])}>{value}</span>
        {/* Kept where there is none, so that a row of tiles has one height. */}
        <span className="min-h-4.5 text-xs text-faint tabular-nums">{note}</span>
      </Link>
    </li>
  );
}
