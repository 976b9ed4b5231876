import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { MoneyRequest } from "../../../api/contract/wallet/money-request.ts";
import { lastRequestQuery } from "../../../api/queries/wallet/money.ts";
import { moneyRequestMachine } from "../../../machines/money-request/money-request.machine.ts";
import { stateText } from "../../machine-state.ts";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { type Heard, hearRequests } from "./hear-requests.ts";

const RequestCard = lazy(() => import("./request-card.tsx").then((file) => ({ default: file.RequestCard })));
const CancelCharge = lazy(() => import("./cancel-charge.tsx").then((file) => ({ default: file.CancelCharge })));

export interface RequestViewProps extends Heard {
  /** The form, shown while no request is. */
  children: ReactNode;
}

/** The open request of this kind with what becomes of it, live; the form where there is none. */
export function RequestView({ kind, terms, children }: RequestViewProps) {
  const actor = useActorRef(moneyRequestMachine);
  const queryClient = useQueryClient();
  const [heard] = useState({ kind, terms });
  useEffect(() => hearRequests(queryClient, heard, actor), [queryClient, heard, actor]);
  const { data: found } = useQuery(terms);
  const { data: told } = useQuery(lastRequestQuery(kind));
  return (
    <RequestViewOf actor={actor} requests={[found?.latest ?? null, told && "amount" in told ? told : null]}>
      {children}
    </RequestViewOf>
  );
}

export interface RequestViewOfProps {
  actor: ActorRefFrom<typeof moneyRequestMachine>;
  /** What is known whole; the stream tells the state alone, and is ahead of it until the terms are read anew. */
  requests: readonly (MoneyRequest | null)[];
  children: ReactNode;
}

/** What the actor says, with the request that it says it of. */
export function RequestViewOf({ actor, requests, children }: RequestViewOfProps) {
  const snapshot = useSelector(actor, (now) => now);
  const { request: known } = snapshot.context;
  const whole = requests.find((one) => one?.id === known?.id);
  const shown = known && whole ? { ...whole, state: known.state } : null;
  return (
    <div data-machine="money-request" data-state={stateText(snapshot.value)}>
      {snapshot.matches("none") || !shown ? (
        children
      ) : snapshot.matches({ open: { requested: "cancelling" } }) ? (
        <Suspense fallback={<Skeleton lines={2} />}>
          <CancelCharge request={shown} onKeep={() => actor.send({ type: "request.keep" })} />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RequestCard
            request={shown}
            onCancel={snapshot.can({ type: "request.cancel" }) ? () => actor.send({ type: "request.cancel" }) : null}
            onClose={snapshot.hasTag("decided") ? () => actor.send({ type: "request.close" }) : null}
          />
        </Suspense>
      )}
    </div>
  );
}
