import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { MoneyRequest } from "../../../api/contract/money-request.ts";
import { lastRequestQuery } from "../../../api/queries/money.ts";
import type { RequestKind } from "../../../domain/wallet/money-request.ts";
import { moneyRequestMachine } from "../../../machines/money-request/money-request.machine.ts";
import { stateText } from "../../machine-state.ts";
import { CancelCharge } from "./cancel-charge.tsx";
import { RequestCard } from "./request-card.tsx";

export interface RequestDeskProps {
  kind: RequestKind;
  /** What the terms say: the last request, decided or not. */
  latest: MoneyRequest | null;
  /** The form, shown while no request is. */
  children: ReactNode;
}

/** The open request of this kind with what becomes of it, live; the form where there is none. */
export function RequestDesk({ kind, latest, children }: RequestDeskProps) {
  const [snapshot, send] = useMachine(moneyRequestMachine);
  const { data: told } = useQuery(lastRequestQuery(kind));
  const tell = useEffectEvent((request: MoneyRequest) => {
    const { id, state, version } = request;
    send({ type: "request.changed", request: { id, kind, state, version } });
  });
  useEffect(() => {
    for (const request of [latest, told]) if (request) tell(request);
  }, [latest, told]);
  const { request: known } = snapshot.context;
  const shown = [told, latest].find((one) => one?.id === known?.id && one?.version === known?.version);
  return (
    <div data-machine="money-request" data-state={stateText(snapshot.value)}>
      {snapshot.matches("none") || !shown ? (
        children
      ) : snapshot.matches({ requested: "cancelling" }) ? (
        <CancelCharge request={shown} onKeep={() => send({ type: "request.keep" })} />
      ) : (
        <RequestCard
          request={shown}
          onCancel={snapshot.can({ type: "request.cancel" }) ? () => send({ type: "request.cancel" }) : null}
          onClose={snapshot.hasTag("decided") ? () => send({ type: "request.close" }) : null}
        />
      )}
    </div>
  );
}
