import { Icon } from "../../primitives/icon.tsx";
import { LINE_TEXT } from "./late-text.ts";

/** Says that the line to the server is down; the session stays meanwhile. */
export function ConnectionNotice({ isLost, says = LINE_TEXT.lost }: { isLost: boolean; says?: string }) {
  return (
    <output className="block" data-state={isLost ? "lost" : "online"}>
      {isLost && (
        <span className="flex items-center justify-center gap-2 bg-warn-soft px-3 py-1.5 text-xs font-semibold text-warn tablet:text-sm">
          <Icon name="offline" size={16} />
          {says}
        </span>
      )}
    </output>
  );
}
