import { Link } from "@tanstack/react-router";
import { classNames } from "../../primitives/class-names.ts";
import { menuOf } from "./menu-table.ts";
import pictures from "./pictures.svg?url&no-inline";
import { LAYOUT_TEXT } from "./text.ts";

/** The four shortcut images: charge and exchange, in cash and in tether. Those whose page exists. */
export function ShortcutPictures({ className, onFollow }: { className: string; onFollow?: () => void }) {
  const rows = menuOf("shortcuts", "member").flatMap((group) => group.rows);
  if (rows.length === 0) return null;
  return (
    <ul aria-label={LAYOUT_TEXT.shortcuts} className={classNames("grid gap-2", className)}>
      {rows.map((row) => (
        <li key={row.to}>
          <Link
            to={row.to}
            activeProps={{ "aria-current": "page" }}
            className="grid justify-items-center gap-1 rounded-lg border border-line bg-raised px-1 py-2 text-xs font-semibold hover:border-edge"
            {...(onFollow && { onClick: onFollow })}
          >
            <svg aria-hidden="true" width="56" height="36" viewBox="0 0 56 36">
              <use href={`${pictures}#${row.icon}`} />
            </svg>
            {row.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
