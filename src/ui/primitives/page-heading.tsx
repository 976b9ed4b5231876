import { useEffect, useRef, type ReactNode } from "react";

let isFirstPage = true;

/** The one h1 of a page. It takes the focus when a member comes from another page, so that a screen reader says where. */
export function PageHeading({
  title,
  aside,
  isHidden = false,
}: {
  title: string;
  aside?: ReactNode;
  isHidden?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <div
      className={isHidden ? "sr-only" : "mb-1 flex min-h-9 flex-wrap items-center justify-between gap-2 tablet:mb-3"}
    >
      <h1 ref={heading} tabIndex={-1} className="text-xl font-bold">
        {title}
      </h1>
      {aside}
    </div>
  );
}
