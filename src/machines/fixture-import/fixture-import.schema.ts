import type { ImportReport } from "../../api/contract/operator/fixtures.ts";
import type { ToldApproval } from "../approval/approval.schema.ts";

/** What the operator chose, as the fields hold it. */
export interface ImportFile {
  /** The text of the file. */
  csv: string;
  season: string;
  speed: string;
  /** Empty: now. */
  start: string;
}

export type FixtureImportEvent =
  /** The file is to be judged. */
  | { type: "import.judge"; file: ImportFile }
  /** It is judged once more: matches begin meanwhile. */
  | { type: "import.again" }
  /** Another file is to be chosen. */
  | { type: "import.change" }
  /** The command has asked a second operator. */
  | { type: "import.asked"; approval: string }
  /** What has become of it. */
  | { type: "import.told"; told: ToldApproval };

export interface FixtureImportContext {
  file: ImportFile | null;
  /** What the file would do. */
  report: ImportReport | null;
  /** Why that is not known, in Korean. */
  problem: string | null;
  /** The id of what waits for a second operator. */
  approval: string | null;
  told: ToldApproval | null;
}

/** busy: the file is judged; mayAsk: a second operator may be asked; over: it is decided. */
export type FixtureImportTag = "busy" | "mayAsk" | "over";
