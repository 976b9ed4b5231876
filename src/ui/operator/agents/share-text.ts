import type { AgentShare } from "../../../api/contract/operator/agents.ts";
import { AGENT_PRODUCTS } from "../../../domain/operator/agents.ts";
import type { Product } from "../../../domain/programmes/ceiling.ts";
import { formatPercent } from "../../../domain/wallet/rolling.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { AGENTS_TEXT as TEXT, PRODUCT_NAMES } from "./text.ts";

interface Shared {
  shares: readonly AgentShare[];
}

function shareText({ shares }: Shared, product: Product): string {
  const found = shares.find((one) => one.product === product);
  return found ? TEXT.shareOf(found.basis, formatPercent(found.rate)) : TEXT.noShare;
}

/** A column for each product. */
export const shareColumns = <Row extends Shared>(): DataColumn<Row>[] =>
  AGENT_PRODUCTS.map((product) => ({
    id: product,
    header: PRODUCT_NAMES[product],
    value: (row) => shareText(row, product),
  }));
