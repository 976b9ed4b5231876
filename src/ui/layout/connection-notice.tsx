import { Icon } from "../primitives/icon.tsx";
import { LAYOUT_TEXT } from "./text.ts";

/** Says that the line to the server is down; the session stays meanwhile. */
export function ConnectionNotice({ isLost }: { isLost: boolean }) {
  return (
    <div role="status" data-state={isLost ? "lost" : "online"}>
      {isLost && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-3 py-1.5 text-sm font-semibold text-warn">
          <Icon name="offline" size={16} />
          {LAYOUT_TEXT.lost}
        </p>
      )}
    </div>
  );
}
