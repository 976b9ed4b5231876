import { useState } from "react";
import { EXPORT_FORMATS, type ExportFormat } from "../../../api/contract/operator/export.ts";
import { Button } from "../../primitives/button.tsx";
import { TABLE_TEXT as TEXT } from "./text.ts";

export interface ExportButtonsProps {
  save: (format: ExportFormat) => Promise<void>;
}

const NAMES: Readonly<Record<ExportFormat, string>> = { csv: TEXT.csvOfAll, xlsx: TEXT.xlsx };

/** Saves all rows of a filter. While a file is made, no other is asked for. */
export function ExportButtons({ save }: ExportButtonsProps) {
  const [saving, setSaving] = useState<ExportFormat | null>(null);
  const [problem, setProblem] = useState("");
  const press = async (format: ExportFormat) => {
    setSaving(format);
    setProblem("");
    await save(format).catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    setSaving(null);
  };
  return (
    <>
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          size="sm"
          aria-label={TEXT.exports(NAMES[format])}
          isBusy={saving === format}
          disabled={saving !== null && saving !== format}
          onClick={() => void press(format)}
        >
          {saving === format ? TEXT.saving : NAMES[format]}
        </Button>
      ))}
      {problem !== "" && (
        <p role="alert" className="basis-full text-right text-xs text-danger">
          {problem}
        </p>
      )}
    </>
  );
}
