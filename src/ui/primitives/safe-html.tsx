import { useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { sanitiseNatively } from "./sanitise.ts";

/** HTML that an operator wrote. Nothing of it is shown before it is sanitised. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let isWanted = true;
    const show = (nodes: readonly Node[]) => isWanted && box.current?.replaceChildren(...nodes);
    const nodes = sanitiseNatively(html);
    if (nodes) show(nodes);
    else void import("./sanitise-by-library.ts").then(({ sanitiseByLibrary }) => show(sanitiseByLibrary(html)));
    return () => void (isWanted = false);
  }, [html]);
  return <div ref={box} className={classNames("operator-html", className)} />;
}
