import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { classNames } from "../../primitives/class-names.ts";

interface FilterTab {
  /** undefined: the filter is not set. */
  value: string | number | undefined;
  label: string;
  count?: number;
  /** A drawing before the label. */
  icon?: ReactNode;
  /** What its link sets beside it. */
  also?: Readonly<Record<string, unknown>>;
}

export interface FilterTabsProps {
  label: string;
  /** The filter's name in the address. */
  name: string;
  tabs: readonly FilterTab[];
  selected: string | number | undefined;
  /** What the links set beside it. */
  also?: Readonly<Record<string, unknown>>;
}

/** A filter as a row of links. The other filters stay, and the list begins on its first page. */
export function FilterTabs({ label, name, tabs, selected, also }: FilterTabsProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <ul className="flex w-max gap-1 tablet:w-auto tablet:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.value ?? ""}>
            <Link
              to="."
              search={(search: object) => ({ ...search, ...also, ...tab.also, page: undefined, [name]: tab.value })}
              // A link with fewer filters counts as active otherwise.
              activeOptions={{ exact: true }}
              aria-current={tab.value === selected ? "true" : undefined}
              className={classNames(
                "flex h-9 items-center gap-1.5 rounded-md border px-3 text-sm",
                tab.value === selected
                  ? "border-accent bg-accent-soft font-bold"
                  : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
              )}
            >
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && <span className="text-xs text-muted tabular-nums">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
