// What was typed into a tether form. The machine begins each request anew, so a refusal would empty the form. Kept with
// the answers of the server: all of that is removed when a session ends. A password is never kept.
import type { QueryClient } from "@tanstack/react-query";

export interface TypedValues {
  amount: number;
  network: string;
  /** Of an exchange: the member's own purse. */
  address?: string | null;
}

type FormName = "coinDeposit" | "tetherWithdrawal";

const NOTHING: TypedValues = { amount: 0, network: "" };
const keyOf = (form: FormName) => ["typed", form] as const;

export function keepTyped(
  queries: QueryClient,
  form: FormName,
  { amount, network, address = null }: TypedValues,
): void {
  queries.setQueryData<TypedValues>(keyOf(form), { amount, network, address });
}

/** What the form begins with: what the request holds, else what was typed before a refusal. */
export function typedIn(queries: QueryClient, form: FormName, request: TypedValues): TypedValues {
  return request.amount > 0 ? request : (queries.getQueryData<TypedValues>(keyOf(form)) ?? NOTHING);
}

/** The request was taken. */
export function forgetTyped(queries: QueryClient, form: FormName): void {
  queries.removeQueries({ queryKey: keyOf(form) });
}
