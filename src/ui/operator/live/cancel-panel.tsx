import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { marketTitle } from "../../../domain/sports/labels/markets.ts";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import type { CancellationQuery } from "../../../api/contract/operator/bet-cancellations.ts";
import { deskFixtures, fixtureDesk } from "../../../api/contract/operator/live-desk.endpoints.ts";
import { ALL_FIXTURES_KEY } from "../../../api/queries/operator-fixtures.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { marketLine } from "../../sports/display-name.ts";
import { ActionNotice } from "../action-notice.tsx";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";
import { CancelStep } from "./cancel-step.tsx";
import { SpanForm } from "./span-form.tsx";

/** The bets of a span of time on a fixture: asked for, shown, and cancelled. */
export function CancelPanel({ fixtureId }: { fixtureId: string }) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, fixtureDesk, { params: { id: fixtureId } }));
  const [span, setSpan] = useState<CancellationQuery | null>(null);
  const [told, setTold] = useState<string | null>(null);
  return (
    <section
      aria-label={TEXT.title}
      className="grid grid-cols-1 gap-2 rounded-md border border-line bg-surface p-3 text-sm"
    >
      <h4 className="font-semibold">{TEXT.title}</h4>
      <p className="text-xs text-faint">{TEXT.hint}</p>
      <ActionNotice notice={told === null ? null : { text: told, isError: false }} />
      <QueryView query={query} isEmpty={() => false} lines={1}>
        {({ sportId, markets }) =>
          span === null ? (
            <SpanForm
              fixtureId={fixtureId}
              markets={markets.map((one) => ({
                id: one.id,
                label: `${marketTitle(sportId, one)} ${marketLine(one)}`.trim(),
              }))}
              onSpan={(next) => {
                setTold(null);
                setSpan(next);
              }}
            />
          ) : (
            <CancelStep
              span={span}
              onBack={() => setSpan(null)}
              onDone={(report) => {
                setTold(TEXT.done(report));
                setSpan(null);
                void queryClient.invalidateQueries({ queryKey: keyOf(deskFixtures) });
                void queryClient.invalidateQueries({ queryKey: ALL_FIXTURES_KEY });
              }}
            />
          )
        }
      </QueryView>
    </section>
  );
}
