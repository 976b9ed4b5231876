import { useState } from "react";
import type { BetStory, Judgement } from "../../../../api/contract/operator/bet-story.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { classNames } from "../../../primitives/class-names.ts";
import { Button } from "../../../primitives/button.tsx";
import { saveCase } from "./case-file.ts";
import { differencesOf } from "./differences.ts";
import { StoryChart } from "./story-chart.tsx";
import { eventText, STATE_NAMES, STORY_TEXT as TEXT, termLines, verdictText } from "./text.ts";
import { type Moment, timeLine } from "./time-line.ts";

export interface StoryViewProps {
  story: BetStory;
  /** Names the file of the case. */
  name: string;
}

/** How a bet came about: the server's judgements beside the member's page, the differences by name, and the path. */
export function StoryView({ story, name }: StoryViewProps) {
  const { trails, judgements, near } = story;
  const [shown, setShown] = useState<string | null>(null);
  const differences = [...differencesOf(story).values()].flat();
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line p-3">
      <div className="flex flex-wrap items-center gap-1">
        {trails.map(({ key, machine }, at) => (
          <Button
            key={key}
            size="sm"
            aria-expanded={shown === key}
            onClick={() => setShown(shown === key ? null : key)}
          >
            {shown === key ? TEXT.chartClose : TEXT.chart} · {TEXT.trailOf(at + 1, trails.length, machine)}
          </Button>
        ))}
        <Button size="sm" onClick={() => saveCase(name, story)} disabled={trails.length === 0}>
          {TEXT.save}
        </Button>
      </div>
      <p className="text-xs text-muted">{TEXT.pageNote}</p>
      <section aria-label={TEXT.differences} className="rounded-lg border border-line p-2 text-sm">
        <h2 className="text-xs font-bold">{TEXT.differences}</h2>
        {differences.length > 0 ? (
          <ul className="mt-1 grid gap-0.5 text-warn">
            {differences.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-1 text-muted">{trails.length === 0 ? TEXT.noTrail : TEXT.same}</p>
        )}
      </section>
      {trails.map((trail) => trail.key === shown && <StoryChart key={trail.key} trail={trail} />)}
      {judgements.length === 0 && <p className="text-sm text-muted">{TEXT.noJudgement}</p>}
      <TimeTable moments={timeLine(story)} />
      {near.length > 0 && (
        <section aria-label={TEXT.near}>
          <h2 className="mb-1 text-xs font-bold">{TEXT.near}</h2>
          <TimeTable moments={timeLine({ judgements: near, trails: [] })} />
        </section>
      )}
      <p className="text-xs text-muted">{TEXT.kept}</p>
    </div>
  );
}

const clockOf = (at: number): string => `${formatDateTime(at).slice(11)}.${String(at % 1_000).padStart(3, "0")}`;

function TimeTable({ moments }: { moments: readonly Moment[] }) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full table-fixed text-xs">
        <thead className="text-left text-muted">
          <tr>
            <th className="w-24 px-2 py-1.5 font-semibold">{TEXT.at}</th>
            <th className="px-2 py-1.5 font-semibold">{TEXT.server}</th>
            <th className="px-2 py-1.5 font-semibold hidden tablet:table-cell">{TEXT.page}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment, at) => (
            <tr key={at} className="border-t border-line align-top">
              <td className="px-2 py-1.5 tabular-nums">{clockOf(moment.at)}</td>
              {/* On a phone there is one column: what the page says says so itself. */}
              <td className={classNames("px-2 py-1.5", "step" in moment && "hidden tablet:table-cell")}>
                {"judgement" in moment && <Judged judgement={moment.judgement} />}
              </td>
              <td className={classNames("px-2 py-1.5", "judgement" in moment && "hidden tablet:table-cell")}>
                {"step" in moment && (
                  <>
                    <span className="text-muted tablet:hidden">{TEXT.pageSays} </span>
                    {eventText(moment.step.event)}
                    <span className="text-muted"> → {STATE_NAMES[moment.step.state] ?? moment.step.state}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Judged({ judgement }: { judgement: Judgement }) {
  return (
    <>
      <strong className={judgement.verdict === "refused" ? "text-danger" : undefined}>{verdictText(judgement)}</strong>
      {termLines(judgement).map((line) => (
        <span key={line} className="block text-muted">
          {line}
        </span>
      ))}
    </>
  );
}
