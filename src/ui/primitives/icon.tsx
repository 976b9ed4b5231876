import { bringSprite } from "./bring-sprite.ts";
import sprite from "./icons.svg?url&no-inline";
import type { IconName } from "./icon-names.ts";

export type { IconName } from "./icon-names.ts";

// After the modules have run: what they call first is drawn first. The routes are read outside of a browser too.
if (globalThis.XMLHttpRequest) queueMicrotask(() => bringSprite(sprite));

/** A drawn line icon of the sprite; the text beside it or the control around it names it. */
export function Icon({ name, size = 18, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
