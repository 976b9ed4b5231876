import type { OverviewQueue } from "../../../api/contract/operator/overview.ts";
import { findSection } from "../../../domain/frame/pages/sections.ts";
import { Panel } from "../../primitives/panel.tsx";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";
import { Tile } from "./tile.tsx";

/** What waits by its section, with the age of the oldest. `at`: the server's time of the answer. */
export function QueueTiles({ queues, at }: { queues: readonly OverviewQueue[]; at: string }) {
  const now = Date.parse(at);
  return (
    <Panel title={TEXT.queues}>
      <ul className="grid grid-cols-2 gap-2 p-2 tablet:grid-cols-4">
        {queues.map(({ section, count, oldestAt }) => {
          const found = findSection(section);
          return (
            found && (
              <Tile
                key={section}
                to={found.path}
                label={found.title}
                value={count === 0 ? TEXT.none : TEXT.bets(count)}
                note={oldestAt === null ? null : TEXT.oldest(now - Date.parse(oldestAt))}
                tone={count === 0 ? "plain" : "waiting"}
              />
            )
          );
        })}
      </ul>
    </Panel>
  );
}
