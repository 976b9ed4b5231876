import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { importFixtures } from "../../../api/contract/operator/fixtures.endpoints.ts";
import type { ImportReport } from "../../../api/contract/operator/fixtures.ts";
import { judgeImport } from "../../../api/queries/operator/operator-fixtures.ts";
import { sectionTitle } from "../../../domain/frame/pages/sections.ts";
import { fixtureImportMachine } from "../../../machines/fixture-import/fixture-import.machine.ts";
import type { ImportFile } from "../../../machines/fixture-import/fixture-import.schema.ts";
import { useApp } from "../../app-context.ts";
import { useAllowed } from "../../frame/form/allowed.ts";
import { stateText } from "../../machine-state.ts";
import { Panel } from "../../primitives/panel.tsx";
import { AskedImport } from "./asked-import.tsx";
import { FileForm } from "./file-form.tsx";
import { importQuery } from "./import-command.ts";
import { JudgedFile } from "./judged-file.tsx";

/** Takes a season from a CSV file: what it would do is shown first, and a second operator decides. */
export function ImportPage() {
  const { api } = useApp();
  const [machine] = useState(() =>
    fixtureImportMachine.provide({
      actors: {
        judgeFile: fromPromise<ImportReport, ImportFile | null>(({ input, signal }) => {
          if (input === null) throw new Error("no file is chosen");
          const { csv, ...rest } = input;
          return judgeImport(api, csv, importQuery(rest), signal);
        }),
      },
    }),
  );
  return <ImportOf actor={useActorRef(machine)} />;
}

/** The page in the state of its machine. */
export function ImportOf({ actor }: { actor: ActorRefFrom<typeof fixtureImportMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const isAllowed = useAllowed(importFixtures.right);
  return (
    <Panel title={sectionTitle("/admin/import")}>
      <div
        data-machine="fixture-import"
        data-state={stateText(snapshot.value)}
        className="grid grid-cols-1 gap-3 p-3 text-sm"
      >
        {snapshot.matches("choosing") && isAllowed && (
          <FileForm onFile={(file) => actor.send({ type: "import.judge", file })} />
        )}
        {snapshot.matches("judged") && <JudgedFile actor={actor} snapshot={snapshot} />}
        {(snapshot.matches("asked") || snapshot.hasTag("over")) && <AskedImport actor={actor} snapshot={snapshot} />}
      </div>
    </Panel>
  );
}
