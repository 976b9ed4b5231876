import { Icon } from "../../primitives/icon.tsx";
import { LAYOUT_TEXT } from "./text.ts";

/**
 * Says that the connection to the server is lost; the session stays meanwhile. It stands over the page, so that no price
 * moves under the finger, and lets presses through.
 */
export function ConnectionNotice({ isLost }: { isLost: boolean }) {
  return (
    <output className="block" data-state={isLost ? "lost" : "online"}>
      {isLost && (
        <span className="pointer-events-none absolute inset-x-0 top-full flex items-center justify-center gap-2 border-b border-warn bg-warn-soft px-3 py-1 text-xs font-semibold text-warn tablet:text-sm">
          <Icon name="offline" size={16} />
          {LAYOUT_TEXT.lost}
        </span>
      )}
    </output>
  );
}
