import * as v from "valibot";
import { importFixtures } from "../../../api/contract/operator/fixtures.endpoints.ts";
import { ImportQuery } from "../../../api/contract/operator/fixtures.ts";
import { secret } from "../../../api/contract/secret.ts";
import { commandOf } from "../../frame/form/commands.ts";
import { fromSeoulInput } from "../seoul-input.ts";
import { IMPORT_TEXT as TEXT } from "./text.ts";

const { season, speed } = ImportQuery.entries;

export const ImportForm = v.object({
  csv: v.pipe(v.string(), v.minLength(1, TEXT.noFile), secret),
  season: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || v.is(season, text), TEXT.wrongSeason),
  ),
  speed: v.pipe(
    v.string(),
    v.check((text) => v.is(speed, text), TEXT.wrongSpeed),
  ),
  /** As the input holds it; empty for now. */
  start: v.string(),
});
export type ImportForm = v.InferOutput<typeof ImportForm>;

/** What is asked for beside the file. */
export function importQuery({ season, speed, start }: Omit<ImportForm, "csv">) {
  return { start: fromSeoulInput(start) ?? "now", speed, ...(season !== "" && { season }) };
}

/** A season may be long: it is waited for up to five minutes. */
export const importCommand = commandOf(importFixtures, {
  name: "admin.import.ask",
  schema: ImportForm,
  timeoutMs: 300_000,
  input: ({ csv, ...rest }) => ({ query: importQuery(rest), body: csv }),
});
