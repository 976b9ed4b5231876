import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Button, type ButtonProps } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { TABLE_TEXT as TEXT } from "./text.ts";

/** What is done with one row. */
export interface RowAction<Row> {
  label: string;
  look?: ButtonProps["look"];
  /** The letter that does it with the row that the keys are at. */
  key?: "a" | "r";
  /** False: the action is not offered for the row. */
  isFor?: (row: Row) => boolean;
  /** What opens at the right of the list. */
  render: (row: Row, close: () => void) => ReactNode;
}

export interface RowPanelProps<Row> {
  row: Row;
  /** Names the panel. */
  title: string;
  actions: readonly RowAction<Row>[];
  /** The action that is open; null: the detail. */
  action: string | null;
  /** It was opened by a letter: what it asks for has the focus. */
  isByKey: boolean;
  onAction: (label: string) => void;
  renderDetail?: ((row: Row, close: () => void) => ReactNode) | undefined;
  onClose: () => void;
}

/** The first field, or the button that is marked as what a letter asks for. */
const ASKED = "[data-row-work] :is(input, textarea, select, [data-first-press] button)";

/** The row that is open, beside the list: what it is, and what is done with it. */
export function RowPanel<Row>(props: RowPanelProps<Row>) {
  const { row, title, actions, action, isByKey, onAction, renderDetail, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const open = actions.find(({ label }) => label === action);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
    if (isByKey || action !== null) panel.current?.querySelector<HTMLElement>(ASKED)?.focus();
  }, [action, isByKey]);
  return (
    <aside
      ref={panel}
      aria-label={title}
      className="order-first grid min-w-0 grid-cols-1 content-start rounded-lg border border-line bg-surface @5xl:sticky @5xl:top-2 @5xl:order-none @5xl:max-h-[calc(100dvh-1rem)] @5xl:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center gap-1 border-b border-line p-2">
        <h2 className="mr-auto min-w-0 px-1 text-sm font-bold break-all">{title}</h2>
        {actions.map((one) => (
          <Button
            key={one.label}
            size="sm"
            {...(one.look && { look: one.look })}
            aria-pressed={one.label === action}
            disabled={one.isFor?.(row) === false}
            onClick={() => onAction(one.label)}
          >
            {one.label}
          </Button>
        ))}
        <Button size="sm" look="ghost" onClick={onClose}>
          {TEXT.close}
        </Button>
      </div>
      <div data-row-work className="p-3">
        <Suspense fallback={<Skeleton lines={2} />}>
          {open ? (
            <>
              {/* The headings of what an operator writes begin below this one. */}
              <h3 className="sr-only">{open.label}</h3>
              {open.render(row, onClose)}
            </>
          ) : (
            renderDetail?.(row, onClose)
          )}
        </Suspense>
      </div>
    </aside>
  );
}
