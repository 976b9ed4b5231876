import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { ProgrammeCeiling } from "../contract/programme-ceiling.ts";
import { ROLLING_RATES_KEY } from "./operator-rolling.ts";

/** Asked again when rates of rolling change. */
export const programmeCeilingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ROLLING_RATES_KEY, "ceiling"],
    queryFn: ({ signal }) => api.call(ProgrammeCeiling, "admin/programme-ceiling", { signal }),
  });
