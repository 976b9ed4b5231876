import { useQuery } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { ask, queryOf } from "../../../api/client/ask.ts";
import type { CancellationPreview, CancellationQuery } from "../../../api/contract/operator/bet-cancellations.ts";
import { cancellationPreview } from "../../../api/contract/operator/bet-cancellations.endpoints.ts";
import { liveFixtures, liveFixtureDetail } from "../../../api/contract/operator/live.endpoints.ts";
import { ALL_FIXTURES_KEY } from "../../../api/queries/operator/operator-fixtures.ts";
import { marketTitleOfPhase } from "../../../domain/sports/labels/market-phases.ts";
import { betCancellationMachine } from "../../../machines/bet-cancellation/bet-cancellation.machine.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { stateText } from "../../machine-state.ts";
import { marketLine } from "../../sports/display-name.ts";
import { ActionNotice } from "../action-notice.tsx";
import { useStale } from "../use-stale.ts";
import { CancelStep } from "./cancel-step.tsx";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";
import { SpanForm } from "./span-form.tsx";

const PREVIEW_TIMEOUT_MS = 60_000;

/** The bets of a span of time on a fixture: asked for, shown, and cancelled. */
export function CancelPanel({ fixtureId }: { fixtureId: string }) {
  const { api } = useApp();
  const [machine] = useState(() =>
    betCancellationMachine.provide({
      actors: {
        readPreview: fromPromise<CancellationPreview, CancellationQuery | null>(({ input, signal }) => {
          if (input === null) throw new Error("no span is asked about");
          return ask(api, cancellationPreview, { query: input }, { signal, timeoutMs: PREVIEW_TIMEOUT_MS });
        }),
      },
    }),
  );
  return <CancellationOf actor={useActorRef(machine)} fixtureId={fixtureId} />;
}

export interface CancellationOfProps {
  actor: ActorRefFrom<typeof betCancellationMachine>;
  fixtureId: string;
}

/** The panel in the state of its machine. */
export function CancellationOf({ actor, fixtureId }: CancellationOfProps) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, liveFixtureDetail, { params: { id: fixtureId } }));
  const readAnew = useStale(liveFixtures, ALL_FIXTURES_KEY);
  const snapshot = useSelector(actor, (now) => now);
  const { span, report } = snapshot.context;
  return (
    <section
      aria-label={TEXT.title}
      data-machine="bet-cancellation"
      data-state={stateText(snapshot.value)}
      className="grid grid-cols-1 gap-2 rounded-md border border-line bg-surface p-3 text-sm"
    >
      <h2 className="font-semibold">{TEXT.title}</h2>
      <p className="text-xs text-faint">{TEXT.hint}</p>
      <ActionNotice text={report && TEXT.done(report)} />
      <QueryView query={query} lines={1}>
        {({ sportId, markets }) =>
          span === null ? (
            <SpanForm
              fixtureId={fixtureId}
              markets={markets.map((one) => ({
                id: one.id,
                label: `${marketTitleOfPhase(sportId, one)} ${marketLine(one)}`.trim(),
              }))}
              onSpan={(next) => actor.send({ type: "span.ask", span: next })}
            />
          ) : (
            <CancelStep
              span={span}
              snapshot={snapshot}
              onBack={() => actor.send({ type: "span.change" })}
              onAgain={() => actor.send({ type: "preview.again" })}
              onDone={(done) => {
                actor.send({ type: "bets.cancelled", report: done });
                readAnew();
              }}
            />
          )
        }
      </QueryView>
    </section>
  );
}
