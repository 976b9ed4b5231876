// What the machine of a request hears: what the stream or a call told last, and what the page's terms say.
import type { QueryClient } from "@tanstack/react-query";
import type { ActorRefFrom } from "xstate";
import type { MoneyRequest } from "../../../api/contract/wallet/money-request.ts";
import { hearQuery } from "../../../api/queries/hear-query.ts";
import { lastRequestQuery } from "../../../api/queries/wallet/money.ts";
import type { RequestKind } from "../../../domain/wallet/request-states.ts";
import type { moneyRequestMachine } from "../../../machines/money-request/money-request.machine.ts";
import type { ToldRequest } from "../../../machines/money-request/money-request.schema.ts";

/** Terms of a page, which say the last request of its kind, decided or not. */
interface TermsQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<{ latest: MoneyRequest | null }>;
}

export interface Heard {
  kind: RequestKind;
  terms: TermsQuery;
}

/** Tells the machine of each request, as it is told; returns the end of it. */
export function hearRequests(
  queryClient: QueryClient,
  { kind, terms }: Heard,
  actor: Pick<ActorRefFrom<typeof moneyRequestMachine>, "send">,
): () => void {
  const tell = (told: ToldRequest | null): void => {
    if (!told) return;
    const { id, state, version } = told;
    actor.send({ type: "request.changed", request: { id, kind, state, version } });
  };
  const ends = [
    hearQuery(queryClient, terms, ({ latest }) => tell(latest)),
    hearQuery(queryClient, lastRequestQuery(kind), tell),
  ];
  return () => ends.forEach((end) => end());
}
