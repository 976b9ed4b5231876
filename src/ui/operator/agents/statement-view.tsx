import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import type { agentStatement } from "../../../api/contract/operator/agents.endpoints.ts";
import type { StatementDetail } from "../../../api/contract/operator/agents.ts";
import type { managerStatement } from "../../../api/contract/operator/manager.endpoints.ts";
import { addComma } from "../../../domain/common/price.ts";
import { formatPercent } from "../../../domain/wallet/rolling.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { AGENTS_TEXT as TEXT, PRODUCT_NAMES } from "./text.ts";

/** What a statement is made of: by product and branch, with the rates as they were. */
export function StatementView({ id, to }: { id: string; to: typeof agentStatement | typeof managerStatement }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, to, { params: { id } }));
  return (
    <QueryView query={query} lines={4} lineClassName="h-9">
      {(found) => (
        <div className="grid grid-cols-1 gap-2">
          {found.lines.length === 0 ? <p className="text-sm text-muted">{TEXT.noLines}</p> : <Lines found={found} />}
          {found.reconciled && <Reconciled of={found.reconciled} />}
        </div>
      )}
    </QueryView>
  );
}

const HEADS = [TEXT.product, TEXT.branch, TEXT.rate, TEXT.belowRate, TEXT.turnover, TEXT.result, TEXT.share];

function Lines({ found: { lines, userId } }: { found: StatementDetail }) {
  return (
    <div className="overflow-x-auto">
      <table
        aria-label={TEXT.lines}
        className="w-full text-sm whitespace-nowrap tabular-nums [&_td]:px-2 [&_td]:py-1.5"
      >
        <thead className="text-xs text-muted">
          <tr>
            {HEADS.map((name, at) => (
              <th key={name} scope="col" className={classNames("px-2 py-1", at > 1 ? "text-right" : "text-left")}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ product, branch, basis, rate, belowRate, turnover, result, amount }) => (
            <tr key={`${product} ${branch}`} className="border-t border-line">
              <td>{PRODUCT_NAMES[product]}</td>
              <td>{branch === userId ? TEXT.ownMembers : branch}</td>
              <td className="text-right">{TEXT.shareOf(basis, formatPercent(rate))}</td>
              <td className="text-right">{branch === userId ? "" : `${formatPercent(belowRate)}%`}</td>
              <td className={classNames("text-right", basis === "turnover" && "font-semibold")}>
                {addComma(turnover)}
              </td>
              <td className={classNames("text-right", basis === "result" && "font-semibold")}>{addComma(result)}</td>
              <td className="text-right font-semibold">{addComma(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Reconciled({
  of: { ledger, counted, outside, difference },
}: {
  of: NonNullable<StatementDetail["reconciled"]>;
}) {
  const facts = [
    [TEXT.ledger, ledger],
    [TEXT.counted, counted],
    [TEXT.outside, outside],
    [TEXT.difference, difference],
  ] as const;
  return (
    <dl
      aria-label={TEXT.reconciled}
      className={classNames("flex flex-wrap gap-x-4 gap-y-1 text-xs", difference !== 0 && "text-danger")}
    >
      {facts.map(([name, amount]) => (
        <div key={name} className="flex gap-1">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{addComma(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
