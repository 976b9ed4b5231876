import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A titled surface. `aside` stands at the right of the title. */
export function Panel(props: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  state?: string;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-state={props.state}
      className={classNames("overflow-hidden rounded-lg border border-line bg-surface", props.className)}
    >
      <header className="flex min-h-10 items-center justify-between gap-2 border-b border-line px-3 py-1.5">
        <h2 id={id} className="text-sm font-bold">
          {props.title}
        </h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  );
}
