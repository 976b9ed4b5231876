import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { keyOf } from "../../../api/client/ask.ts";
import { missions } from "../../../api/contract/programmes/missions.endpoints.ts";
import type { Mission } from "../../../api/contract/programmes/missions.ts";
import { WALLET_KEY } from "../../../api/queries/wallet/money-keys.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { MEASURE_NAMES, measureText, rewardText } from "../../../domain/programmes/labels.ts";
import { gameTypeName } from "../../../domain/common/game-type.ts";
import { multipleOf } from "../../../domain/programmes/reward.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { MISSION_TEXT as TEXT } from "./text.ts";

const ClaimButton = lazy(() => import("./claim-button.tsx").then((file) => ({ default: file.ClaimButton })));

/** A mission with its bar and its steps. What is reached has a button that claims it. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { title, description, measure, gameType, progress, period, to, claimableUntil, steps } = mission;
  const last = steps.at(-1)?.target ?? 1;
  return (
    <article data-mission={mission.id} className="grid gap-3 rounded-lg border border-line bg-surface p-3">
      <div>
        <h3 className="font-bold">{title}</h3>
        {description && <p className="text-sm text-muted">{description}</p>}
        <p className="text-xs text-muted">
          {MEASURE_NAMES[measure]}
          {gameType !== null && <> · {TEXT.game(gameTypeName(gameType))}</>}
        </p>
        {period === "span" && (
          <p className="text-xs text-muted tabular-nums">
            {to ? TEXT.until(formatShortDateTime(to)) : TEXT.endless}{" "}
            {claimableUntil && TEXT.claimUntil(formatShortDateTime(claimableUntil))}
          </p>
        )}
      </div>
      <div>
        <p className="mb-1 text-right text-sm font-semibold tabular-nums">
          {TEXT.of(measureText(measure, progress), measureText(measure, last))}
        </p>
        <progress
          aria-label={`${title} ${TEXT.progress}`}
          max={last}
          value={Math.min(progress, last)}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <ul>
        {steps.map((step, at) => (
          <Step key={step.target} mission={mission} step={step} at={at} />
        ))}
      </ul>
    </article>
  );
}

function Step({ mission, step, at }: { mission: Mission; step: Mission["steps"][number]; at: number }) {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(missions) });
    void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
  };
  const { target, reward, state } = step;
  const targetText = measureText(mission.measure, target);
  return (
    <li
      data-state={state}
      className="flex min-h-12 items-center justify-between gap-2 border-t border-line py-1.5 text-sm first:border-t-0"
    >
      <span className={classNames(state === "claimed" && "text-muted")}>
        <span className="tabular-nums">{TEXT.step(targetText)}</span>
        <span className="ml-2 font-semibold tabular-nums">{rewardText(reward)}</span>
        {multipleOf(reward) > 0 && <span className="ml-2 text-xs text-muted">{TEXT.wagering(multipleOf(reward))}</span>}
      </span>
      {state === "claimable" ? (
        <Suspense fallback={<Skeleton lines={1} lineClassName="h-7 w-14" />}>
          {/* A step of another day is another claim. */}
          <ClaimButton key={mission.from} mission={mission} step={at} targetText={targetText} onDone={reload} />
        </Suspense>
      ) : (
        <span className="text-xs text-muted">{TEXT[state]}</span>
      )}
    </li>
  );
}
