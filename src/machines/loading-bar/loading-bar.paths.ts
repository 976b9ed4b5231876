import { definePathModel } from "../../../tests/paths/lib/model.ts";
import { loadingBarMachine } from "./loading-bar.machine.ts";
import { loadingBarSchema } from "./loading-bar.schema.ts";

export const loadingBarPaths = definePathModel({
  machine: loadingBarMachine,
  schema: loadingBarSchema,
  events: { "load.start": { plain: {} }, "load.finish": { plain: {} } },
  states: {
    hidden: { sees: "진행 막대가 없다", noTags: ["shown"], can: ["load.start"], cannot: ["load.finish"] },
    throttled: { sees: "아직 진행 막대가 없다", noTags: ["shown"], can: ["load.finish"], cannot: ["load.start"] },
    running: { sees: "진행 막대가 차오른다", tags: ["shown"], can: ["load.finish"], cannot: ["load.start"] },
    full: { sees: "진행 막대가 가득 차 있다", tags: ["shown"], can: ["load.finish"], cannot: ["load.start"] },
  },
});
