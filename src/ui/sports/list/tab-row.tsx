import { classNames } from "../../primitives/class-names.ts";

export interface TabRowProps<Value extends string | null> {
  label: string;
  tabs: readonly { value: Value; label: string; count?: number }[];
  selected: Value;
  onSelect: (value: Value) => void;
}

/** What is shown below is one of these; the row scrolls where it is wider than the page. */
export function TabRow<Value extends string | null>({ label, tabs, selected, onSelect }: TabRowProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-1 overflow-x-auto border-b border-line">
      {tabs.map(({ value, label: text, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
          className={classNames(
            "h-9 shrink-0 grow border-b-2 px-2 text-sm whitespace-nowrap tablet:grow-0",
            value === selected ? "border-accent font-bold" : "border-transparent text-muted hover:text-ink",
          )}
        >
          {text}
          {count !== undefined && <span className="pl-1 text-2xs font-normal text-muted tabular-nums">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
