import { keyOf, queryOf } from "../../client/ask.ts";
import { send } from "../../client/send-at-once.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import {
  allFixtures,
  importFixtures,
  importStatus,
  resultPreview,
} from "../../contract/operator/fixtures.endpoints.ts";
import type { ResultRequest } from "../../contract/operator/fixtures.ts";

/** Of every page of the list, and of nothing below it. */
export const ALL_FIXTURES_KEY = keyOf(allFixtures, { query: {} });

/** What a result would do. It is asked for anew each time: bets come in meanwhile. */
export const resultPreviewQuery = (api: ApiClient, id: string, body: ResultRequest) => {
  const { queryKey, queryFn } = queryOf(api, resultPreview, { params: { id }, body }, { timeoutMs: 60_000 });
  return { queryKey: [...queryKey, body], queryFn, staleTime: 0, gcTime: 0 };
};

/** What an import would do; nothing is written for it. A season may be long: it is waited for up to five minutes. */
export const judgeImport = (
  api: ApiClient,
  csv: string,
  asked: Omit<NonNullable<Input<typeof importFixtures>["query"]>, "dryRun">,
  signal?: AbortSignal,
) =>
  send(
    api,
    importFixtures,
    { query: { ...asked, dryRun: "true" }, body: csv },
    { timeoutMs: 300_000, ...(signal && { signal }) },
  );

/** How far the running import is. What an earlier one left is not shown. */
export const importStatusQuery = (api: ApiClient) => ({ ...queryOf(api, importStatus, {}), gcTime: 0 });
