import { COMBINATION_MARGIN } from "../../../domain/sports/combination/margin.ts";
import { CASH_OUT_MARGIN } from "../../../domain/sports/cash-out/terms.ts";
import { RULE_TEXT as TEXT } from "../customer/text.ts";

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/** The formulas by which combinations of one fixture and cash-outs are priced, with the figures that are used. */
export function CashOutRule() {
  const { prematch, live, proto } = COMBINATION_MARGIN;
  return (
    <section className="mt-3 grid gap-3 rounded-lg border border-line bg-surface px-3 py-3 text-sm">
      <h2 className="font-bold">{TEXT.cashOutTitle}</h2>
      <p className="rounded-md bg-sunken px-3 py-2 tabular-nums">
        {TEXT.cashOutFormula(percent(CASH_OUT_MARGIN / 10_000))}
      </p>
      <ul className="grid list-disc gap-1 pl-4 text-muted">
        {TEXT.cashOutTerms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <h2 className="font-bold">{TEXT.combinationTitle}</h2>
      <p className="rounded-md bg-sunken px-3 py-2 tabular-nums">{TEXT.combinationFormula}</p>
      <p className="text-muted">{TEXT.combinationMargins(percent(prematch), percent(live), percent(proto))}</p>
    </section>
  );
}
