/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox over groups with two lines: no select can draw it */
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { LIST_ID, optionId } from "./found-list.tsx";
import { SITE_SEARCH_TEXT as TEXT } from "./text.ts";

export interface RecentSearchesProps {
  recent: readonly string[];
  /** What can be typed. */
  hint: string;
  choice: number;
  onTake: (at: number) => void;
  onClear: () => void;
}

/** What was searched before, while the field is empty; before the first search it says what can be typed. */
export function RecentSearches({ recent, hint, choice, onTake, onClear }: RecentSearchesProps) {
  if (recent.length === 0) return <p className="p-2 text-sm text-muted">{hint}</p>;
  return (
    <>
      <div className="flex items-center justify-between px-2">
        <p aria-hidden="true" className="text-xs font-bold text-faint">
          {TEXT.recent}
        </p>
        <Button size="sm" look="ghost" aria-label={`${TEXT.recent} ${TEXT.clearRecent}`} onClick={onClear}>
          {TEXT.clearRecent}
        </Button>
      </div>
      <div id={LIST_ID} role="listbox" aria-label={TEXT.recent}>
        {recent.map((text, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- Enter in the field takes it
          <div
            key={text}
            id={optionId(at)}
            role="option"
            aria-selected={at === choice}
            onClick={() => onTake(at)}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center rounded-md px-2 text-sm hover:bg-hover",
              at === choice && "bg-accent-soft",
            )}
          >
            {text}
          </div>
        ))}
      </div>
    </>
  );
}
