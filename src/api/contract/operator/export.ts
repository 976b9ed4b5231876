import * as v from "valibot";

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
/** How the rows of a list are saved. */
export const ExportFormat = v.picklist(EXPORT_FORMATS);
export type ExportFormat = v.InferOutput<typeof ExportFormat>;
