// A story as a file of the path tool: `npm run paths -- replay FILE` walks it once more.
import type { BetStory } from "../../../../api/contract/operator/bet-story.ts";
import { replayTrail } from "../../../../machines/trail/replay-trail.ts";

/** As `npm run paths -- MACHINE --format json` writes paths, with what the server judged beside them. */
export function caseFile({ trails, judgements }: BetStory): object {
  return {
    strategy: "dispute",
    models: trails.map((trail) => ({
      model: trail.machine,
      proof: null,
      paths: [
        {
          key: trail.key,
          start: trail.steps[0]?.state ?? "",
          steps: replayTrail(trail).map(({ event, state, at, leftOut, taken }) => ({
            label: "answer" in event ? `${event.type}/${event.answer.kind}` : event.type,
            event,
            transitions: taken,
            state,
            at,
            ...(leftOut !== undefined && { leftOut }),
          })),
        },
      ],
    })),
    judgements,
  };
}

/** Gives the operator the file. */
export function saveCase(name: string, story: BetStory): void {
  const text = `${JSON.stringify(caseFile(story), null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
