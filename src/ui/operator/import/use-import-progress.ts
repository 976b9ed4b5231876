import { useQuery } from "@tanstack/react-query";
import { importStatusQuery } from "../../../api/queries/operator/operator-fixtures.ts";
import { useApp } from "../../app-context.ts";
import { IMPORT_TEXT } from "../text.ts";

const ASKED_EVERY_MS = 1_000;

/** How far the import is, in Korean, while one runs. */
export function useImportProgress(isRunning: boolean): string {
  const { api } = useApp();
  const { data } = useQuery({ ...importStatusQuery(api), enabled: isRunning, refetchInterval: ASKED_EVERY_MS });
  return data ? IMPORT_TEXT.progress(data) : IMPORT_TEXT.busy;
}
