import type { KoreanGame } from "../../../domain/sports/market.ts";
import { COLUMNS } from "../../../domain/sports/match-columns.ts";
import { usePreference } from "../../frame/theme/preference.ts";
import { listLook, shownColumn } from "./list-look.ts";
import { LookButton } from "./look-button.tsx";
import { TabRow } from "./tab-row.tsx";
import { COLUMN_NAMES } from "./text.ts";
import { TOOLS_TEXT } from "./tools-text.ts";

/** Above a narrow list: the market that its lines show, kept for the next page, and the look of the list. */
export function ColumnTabs({ game }: { game: KoreanGame }) {
  const look = usePreference(listLook);
  const column = usePreference(shownColumn);
  return (
    <div className="flex items-center gap-1">
      {look === "lines" && (
        <TabRow
          label={TOOLS_TEXT.columns}
          selected={column}
          tabs={COLUMNS.map((one) => ({ value: one, label: COLUMN_NAMES[one] }))}
          onSelect={shownColumn.set}
        />
      )}
      <span className="ml-auto shrink-0">
        <LookButton game={game} />
      </span>
    </div>
  );
}
