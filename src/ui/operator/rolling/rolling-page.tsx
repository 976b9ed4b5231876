import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { levelRates, memberRates, programmeCeiling } from "../../../api/contract/operator/rolling.endpoints.ts";
import type { RollingRate } from "../../../api/contract/operator/rolling.ts";
import type { ProgrammeCeiling } from "../../../api/contract/programmes/programme-ceiling.ts";
import { formatPercent, ROLLING_CATEGORIES } from "../../../domain/wallet/rolling.ts";
import { ROLLING_CATEGORY_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
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
  { id: "member", header: TEXT.member, value: ({ userId, nickname }) => `${userId} (${nickname})` },
  { id: "level", header: TEXT.level, value: ({ level }) => level, isNumber: true },
  ...rateColumns<MemberRow>(),
];

interface RatesProps {
  ceiling: ProgrammeCeiling | null;
  onChanged: () => void;
}

/** The rates of rolling: by level, and of single accounts. */
export function RollingPage() {
  const queryClient = useQueryClient();
  const { api } = useApp();
  const ceiling = useQuery(queryOf(api, programmeCeiling, {})).data ?? null;
  const reload = () => {
    // Those of members are below those of levels.
    for (const endpoint of [levelRates, programmeCeiling])
      void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-xs text-muted">{TEXT.hint}</p>
      <LevelRates ceiling={ceiling} onChanged={reload} />
      <MemberRates ceiling={ceiling} onChanged={reload} />
    </div>
  );
}

function LevelRates({ ceiling, onChanged }: RatesProps) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, levelRates, {}));
  return (
    <QueryTable<LevelRow>
      label={TEXT.levels}
      columns={LEVEL_COLUMNS}
      rowId={({ level }) => String(level)}
      query={query}
      actions={[
        {
          label: TEXT.edit,
          render: (item, close) => (
            <LevelRateForm
              item={{ level: item.level, rates: [...item.rates] }}
              ceiling={ceiling}
              onDone={onChanged}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}

function MemberRates({ ceiling, onChanged }: RatesProps) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, memberRates, {}));
  /** The form of a member who is not in the list. */
  const [isNew, setNew] = useState(false);
  const form = (item: MemberRow | null, close: () => void) => (
    <MemberRateForm item={item} ceiling={ceiling} onDone={onChanged} onClose={close} />
  );
  return (
    <Panel
      title={TEXT.members}
      aside={
        <Button size="sm" onClick={() => setNew(true)}>
          {TEXT.add}
        </Button>
      }
    >
      {isNew && (
        <div className="border-b border-line p-3">
          <Suspense fallback={<Skeleton lines={4} />}>{form(null, () => setNew(false))}</Suspense>
        </div>
      )}
      <QueryTable<MemberRow>
        label={TEXT.memberTable}
        columns={MEMBER_COLUMNS}
        rowId={({ userId }) => userId}
        query={query}
        empty={TEXT.noMembers}
        lines={2}
        actions={[{ label: TEXT.edit, render: form }]}
      />
    </Panel>
  );
}
