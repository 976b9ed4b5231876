import { classNames } from "./class-names.ts";
import { PRIMITIVE_TEXT } from "./text.ts";

/** Lines in the place of what is being loaded, as high as that will be. */
export function Skeleton({ lines = 3, lineClassName = "h-9" }: { lines?: number; lineClassName?: string }) {
  return (
    <output className="grid gap-1.5 p-3" data-state="loading">
      <span className="sr-only">{PRIMITIVE_TEXT.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className={classNames("block animate-pulse rounded-sm bg-line", lineClassName)}
        />
      ))}
    </output>
  );
}
