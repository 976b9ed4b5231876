/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox over groups with two lines: no select can draw it */
import type { Found } from "../../../domain/frame/site-search/found.ts";
import { classNames } from "../../primitives/class-names.ts";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

export const LIST_ID = "site-search-found";
export const optionId = (at: number): string => `${LIST_ID}-${at}`;

export interface FoundListProps {
  found: readonly Found[];
  /** The number of the one that Enter opens. */
  choice: number;
  onTake: (at: number) => void;
}

/** What was found, each kind under its name. The field keeps the focus; the arrows move the choice. */
export function FoundList({ found, choice, onTake }: FoundListProps) {
  const groups = [
    ...Map.groupBy(
      found.map((one, at) => ({ one, at })),
      ({ one }) => one.kind,
    ),
  ];
  return (
    <div id={LIST_ID} role="listbox" aria-label={TEXT.title}>
      {groups.map(([kind, items]) => (
        <div key={kind} role="group" aria-label={TEXT.kinds[kind]}>
          <p aria-hidden="true" className="px-2 pt-2 pb-1 text-xs font-bold text-faint">
            {TEXT.kinds[kind]}
          </p>
          {items.map(({ one, at }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- Enter in the field takes it
            <div
              key={one.id}
              id={optionId(at)}
              role="option"
              aria-selected={at === choice}
              onClick={() => onTake(at)}
              className={classNames(
                "grid min-h-11 cursor-pointer content-center rounded-md phone:flex phone:items-center phone:justify-between phone:gap-3 px-2 py-1.5 hover:bg-hover",
                at === choice && "bg-accent-soft",
              )}
            >
              <span className="min-w-0 truncate text-sm font-semibold">{one.name}</span>
              {one.detail && (
                <span className="truncate text-xs text-muted phone:max-w-1/2 phone:shrink-0">{one.detail}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
