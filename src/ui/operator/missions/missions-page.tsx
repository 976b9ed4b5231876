import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { OperatorMission } from "../../../api/contract/programmes/missions.ts";
import { allMissions, endMission } from "../../../api/contract/operator/missions.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { MEASURE_NAMES, PERIOD_NAMES, PHASE_NAMES } from "../../../domain/programmes/labels.ts";
import { useApp } from "../../app-context.ts";
import { ClaimList } from "../programmes/claim-list.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { endOf } from "../programmes/end-of.ts";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { MISSION_OPERATOR_TEXT as TEXT } from "./text.ts";

const MissionForm = lazy(() => import("./mission-form.tsx").then((file) => ({ default: file.MissionForm })));

const COLUMNS: readonly DataColumn<OperatorMission>[] = [
  { id: "title", header: PROGRAMME_TEXT.title, value: ({ title }) => title },
  { id: "phase", header: PROGRAMME_TEXT.phase, value: ({ phase }) => PHASE_NAMES[phase] },
  { id: "period", header: TEXT.period, value: ({ period }) => PERIOD_NAMES[period] },
  { id: "measure", header: TEXT.measure, value: ({ measure }) => MEASURE_NAMES[measure] },
  { id: "steps", header: TEXT.steps, value: ({ steps }) => steps.length, isNumber: true },
  { id: "claims", header: TEXT.claims, value: ({ claims }) => claims, isNumber: true },
  {
    id: "endsAt",
    header: PROGRAMME_TEXT.endsAt,
    value: ({ endsAt }) => (endsAt ? formatDateTime(endsAt) : PROGRAMME_TEXT.endlessShort),
  },
];

/** Missions and accumulated events: made, changed, ended, and what they paid. */
export function MissionsPage() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, allMissions, {}));
  return (
    <EntityDesk<OperatorMission>
      label={TEXT.title}
      empty={TEXT.empty}
      query={query}
      stale={[allMissions]}
      columns={COLUMNS}
      rowId={({ id }) => id}
      add={{ right: "missions.change", label: TEXT.add, look: "primary", render: (form) => <MissionForm {...form} /> }}
      editors={[
        {
          label: PROGRAMME_TEXT.edit,
          right: "missions.change",
          render: (mission, form) => <MissionForm mission={mission} {...form} />,
        },
        { label: TEXT.claimList, render: ({ id }) => <ClaimList programme="mission" programmeId={id} /> },
      ]}
      remove={endOf({ to: endMission, ask: TEXT.askEnd, isFor: ({ phase }) => phase !== "ended" })}
    />
  );
}
