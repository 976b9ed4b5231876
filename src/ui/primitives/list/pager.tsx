import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { LIST_TEXT } from "./text.ts";

export interface PagerProps {
  page: number;
  pageCount: number;
  /** The link to a page, around its label. */
  renderLink: (
    page: number,
    label: { name: string; text: ReactNode; isCurrent: boolean; className: string },
  ) => ReactNode;
}

const SHOWN = 5;

/** Links to the pages around the current one. Nothing where there is one page. */
export function Pager({ page, pageCount, renderLink }: PagerProps) {
  if (pageCount <= 1) return null;
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), pageCount - SHOWN + 1));
  const shown = Array.from({ length: Math.min(SHOWN, pageCount) }, (_, index) => first + index);
  const className = (isCurrent: boolean) =>
    classNames(
      "grid h-9 min-w-9 place-items-center rounded-md border px-2 text-sm tabular-nums",
      isCurrent
        ? "border-accent bg-accent-soft font-bold"
        : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
    );
  const item = (target: number, name: string, text: ReactNode, isCurrent = false) => (
    <li key={name}>{renderLink(target, { name, text, isCurrent, className: className(isCurrent) })}</li>
  );
  return (
    <nav aria-label={LIST_TEXT.pages} className="mt-3">
      <ul className="flex justify-center gap-1">
        {page > 1 && item(page - 1, LIST_TEXT.previous, "‹")}
        {shown.map((number) => item(number, LIST_TEXT.page(number), number, number === page))}
        {page < pageCount && item(page + 1, LIST_TEXT.next, "›")}
      </ul>
    </nav>
  );
}
