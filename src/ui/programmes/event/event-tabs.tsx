import { Link } from "@tanstack/react-router";
import { EVENT_CATEGORY_NAMES } from "../../../domain/programmes/labels.ts";
import type { PagePath } from "../../../domain/frame/pages/pages.ts";
import { classNames } from "../../primitives/class-names.ts";
import { EVENT_TEXT as TEXT } from "./text.ts";

const TABS = [
  { to: "/event", label: TEXT.all },
  { to: "/event/default", label: EVENT_CATEGORY_NAMES.default },
  { to: "/event/casinoSlot", label: EVENT_CATEGORY_NAMES.casinoSlot },
  { to: "/event/coin", label: EVENT_CATEGORY_NAMES.coin },
  { to: "/event/rules", label: EVENT_CATEGORY_NAMES.rules },
] as const satisfies readonly { to: PagePath; label: string }[];

export type EventTab = (typeof TABS)[number]["to"];

/** The fixed pages of events. */
export function EventTabs({ selected }: { selected: EventTab }) {
  return (
    <nav aria-label={TEXT.categories} className="overflow-x-auto">
      <ul className="flex w-max gap-1">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              aria-current={to === selected ? "page" : undefined}
              className={classNames(
                "flex h-9 items-center rounded-md border px-3 text-sm",
                to === selected
                  ? "border-accent bg-accent-soft font-bold"
                  : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
