import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { levelRates, memberRates, programmeCeiling } from "../../../api/contract/operator/rolling.endpoints.ts";
import type { RollingRate } from "../../../api/contract/operator/rolling.ts";
import type { ProgrammeCeiling } from "../../../api/contract/programmes/programme-ceiling.ts";
import { formatPercent, ROLLING_CATEGORIES } from "../../../domain/wallet/rolling.ts";
import { ROLLING_CATEGORY_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { useApp } from "../../app-context.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { MemberLink } from "../members/member-link.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { RATES_TEXT as TEXT } from "./text.ts";

const LevelRateForm = lazy(() => import("./level-rate-form.tsx").then((file) => ({ default: file.LevelRateForm })));
const MemberRateForm = lazy(() => import("./member-rate-form.tsx").then((file) => ({ default: file.MemberRateForm })));

interface Rated {
  rates: readonly RollingRate[];
}

const rateColumns = <Row extends Rated>(): DataColumn<Row>[] =>
  ROLLING_CATEGORIES.map((category) => ({
    id: category,
    header: ROLLING_CATEGORY_LABELS[category],
    value: ({ rates }) => {
      const rate = rates.find((one) => one.category === category);
      return rate ? `${formatPercent(rate.own)} / ${formatPercent(rate.line)}` : "";
    },
    isNumber: true,
  }));

type LevelRow = Rated & { level: number };
type MemberRow = Rated & { userId: string; nickname: string; level: number };

const LEVEL_COLUMNS: readonly DataColumn<LevelRow>[] = [
  { id: "level", header: TEXT.level, value: ({ level }) => level, isNumber: true },
  ...rateColumns<LevelRow>(),
];
const MEMBER_COLUMNS: readonly DataColumn<MemberRow>[] = [
  {
    id: "member",
    header: TEXT.member,
    value: ({ userId, nickname }) => `${userId} (${nickname})`,
    cell: ({ userId, nickname }) => <MemberLink userId={userId} nickname={nickname} />,
  },
  { id: "level", header: TEXT.level, value: ({ level }) => level, isNumber: true },
  ...rateColumns<MemberRow>(),
];

/** Those of members are below those of levels. */
const STALE = [levelRates, programmeCeiling];

interface RatesProps {
  ceiling: ProgrammeCeiling | null;
}

/** The rates of rolling: by level, and of single accounts. */
export function RollingPage() {
  const { api } = useApp();
  const ceiling = useQuery(queryOf(api, programmeCeiling, {})).data ?? null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-xs text-muted">{TEXT.hint}</p>
      <LevelRates ceiling={ceiling} />
      <MemberRates ceiling={ceiling} />
    </div>
  );
}

function LevelRates({ ceiling }: RatesProps) {
  const { api } = useApp();
  return (
    <EntityDesk<LevelRow>
      label={TEXT.levels}
      columns={LEVEL_COLUMNS}
      rowId={({ level }) => String(level)}
      query={useQuery(queryOf(api, levelRates, {}))}
      stale={STALE}
      editors={[
        {
          label: TEXT.edit,
          right: "rolling.rates",
          render: ({ level, rates }, form) => (
            <LevelRateForm item={{ level, rates: [...rates] }} ceiling={ceiling} {...form} />
          ),
        },
      ]}
    />
  );
}

function MemberRates({ ceiling }: RatesProps) {
  const { api } = useApp();
  return (
    <EntityDesk<MemberRow>
      panel={TEXT.members}
      label={TEXT.memberTable}
      columns={MEMBER_COLUMNS}
      rowId={({ userId }) => userId}
      query={useQuery(queryOf(api, memberRates, {}))}
      stale={STALE}
      empty={TEXT.noMembers}
      lines={2}
      add={{
        right: "rolling.rates",
        label: TEXT.add,
        render: (form) => <MemberRateForm item={null} ceiling={ceiling} {...form} />,
      }}
      editors={[
        {
          label: TEXT.edit,
          right: "rolling.rates",
          render: (item, form) => <MemberRateForm item={item} ceiling={ceiling} {...form} />,
        },
      ]}
    />
  );
}
