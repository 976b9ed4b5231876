import { useQuery } from "@tanstack/react-query";
import { importStatusQuery } from "../../../api/queries/operator/operator-fixtures.ts";
import { reread } from "../../../api/queries/reread.ts";
import { useApp } from "../../app-context.ts";
import { IMPORT_TEXT } from "./text.ts";

/** How far the import is, in Korean, while one runs. */
export function useImportProgress(isRunning: boolean): string {
  const { api } = useApp();
  const { data } = useQuery({ ...importStatusQuery(api), enabled: isRunning, ...reread("importProgress") });
  return data ? IMPORT_TEXT.progress(data) : IMPORT_TEXT.busy;
}
