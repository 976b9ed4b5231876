import type { QueryClient } from "@tanstack/react-query";
import type { MoneyRequest } from "../../../api/contract/wallet/money-request.ts";
import { lastRequestKey, MONEY_KEYS } from "../../../api/queries/wallet/money-keys.ts";

/** Shows a request as a call answered it, and reads anew what it changed. The stream may tell of it later or earlier. */
export function showRequest(queryClient: QueryClient, request: MoneyRequest): void {
  queryClient.setQueryData(lastRequestKey(request.kind), request);
  for (const queryKey of MONEY_KEYS) void queryClient.invalidateQueries({ queryKey });
}
