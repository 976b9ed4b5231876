import type { OverviewBets } from "../../../api/contract/operator/overview.ts";
import { addComma } from "../../../domain/common/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Panel } from "../../primitives/panel.tsx";
import "../../primitives/scroll-edges.css";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";

type Product = OverviewBets["products"][number];
type Figures = Omit<Product, "product">;

const HEADS = Object.values(TEXT.heads);
/** Seven columns stand beside the list of matches at 1440 px. */
const CELL = "px-2 py-1.5 first:pl-3 last:pr-3";

function totalOf(products: readonly Product[]): Figures {
  const sum = (name: keyof Figures) => products.reduce((total, product) => total + product[name], 0);
  return {
    bets: sum("bets"),
    stake: sum("stake"),
    atRisk: sum("atRisk"),
    paid: sum("paid"),
    result: sum("result"),
  };
}

/** Stakes taken today, and what of settled bets the house keeps, by product. */
export function ProductTable({ bets: { products } }: { bets: OverviewBets }) {
  return (
    <Panel title={TEXT.products}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section aria-label={TEXT.productTable} tabIndex={0} className="scroll-edges overflow-x-auto">
        <table className="w-full text-sm whitespace-nowrap">
          <thead>
            <tr className="text-left text-xs text-muted">
              {HEADS.map((head, at) => (
                <th key={head} scope="col" className={classNames(CELL, at > 0 && "text-right")}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(({ product, ...figures }) => (
              <Row key={product} name={TEXT.productOf(product)} figures={figures} />
            ))}
          </tbody>
          <tfoot className="font-bold">
            <Row name={TEXT.total} figures={totalOf(products)} />
          </tfoot>
        </table>
      </section>
    </Panel>
  );
}

function Row({ name, figures: { bets, stake, atRisk, paid, result } }: { name: string; figures: Figures }) {
  return (
    <tr className="border-t border-line text-right tabular-nums">
      <th scope="row" className={classNames(CELL, "text-left font-normal")}>
        {name}
      </th>
      {[bets, stake, atRisk, paid].map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the columns never move
        <td key={at} className={CELL}>
          {addComma(value)}
        </td>
      ))}
      <td className={classNames(CELL, result < 0 && "text-danger")}>{addComma(result)}</td>
      <td className={CELL}>{TEXT.hold(atRisk, result)}</td>
    </tr>
  );
}
