import type { FastifyReply } from "fastify";
import type { ExportFormat } from "../../src/api/contract/operator/export.ts";
import { type Export, exportStream } from "./export-stream.ts";

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
/** For the description of the API. */
export const EXPORT_TYPES = TYPES.csv;

/** Answers with a file to keep. `name` has no ending. */
export function sendExport<Row>(reply: FastifyReply, { name, ...rest }: Export<Row> & { name: string }): FastifyReply {
  const { format } = rest;
  const file = encodeURIComponent(`${name}.${format}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .header("content-type", TYPES[format])
    .header("content-disposition", `attachment; filename="export.${format}"; filename*=UTF-8''${file}`)
    .header("cache-control", "no-store")
    .send(exportStream(rest));
}
